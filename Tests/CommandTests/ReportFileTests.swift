import Foundation
import StateLint
import Testing

@testable import stlint

/// Which reports a run writes, and where.
@Suite struct ReportFileTests {
  private func text(_ path: String, in folder: Folder) throws -> String {
    String(
      decoding: try Data(contentsOf: folder.url.appendingPathComponent(path)), as: UTF8.self)
  }

  private func reports(_ words: String...) throws -> (Options.Format?, [String]) {
    let options = try OptionParser.parse(words.map { Argument(bytes: Array($0.utf8)) })
    let files = options.reports.files.map { "\($0.format.rawValue) \($0.path.shown)" }
    return (options.reports.standardOutput, files)
  }

  @Test func eachOutputTakesTheFormatBeforeIt() throws {
    #expect(try reports() == (.text, []))
    #expect(try reports("--format", "json") == (.json, []))
    #expect(try reports("--format", "json", "--format", "xcode") == (.xcode, []))
    #expect(try reports("--format", "json", "--output", "a") == (nil, ["json a"]))
    #expect(try reports("--output", "a", "--format", "json") == (nil, ["json a"]))
    #expect(try reports("--output", "a") == (nil, ["text a"]))
    #expect(
      try reports("--format=sarif", "--output=a", "--format=junit", "--output=b", "--format=github")
        == (.github, ["sarif a", "junit b"]))
    #expect(
      try reports("--format", "text", "--format", "sarif", "--output", "a") == (.text, ["sarif a"]))
    #expect(try reports("--output", "a", "--output", "b") == (nil, ["text a", "text b"]))
  }

  @Test(arguments: [
    ["--output"], ["--output", "a", "--output", "./a"], ["rules", "--output", "a"],
    ["diagnose", "resets", "--output", "a"], ["--diff", "--output", "a"],
    ["rules", "--format", "sarif"], ["diagnose", "resets", "--format", "github"],
  ])
  func mistakesAreRefused(_ words: [String]) {
    #expect(throws: UsageError.self) {
      try OptionParser.parse(words.map { Argument(bytes: Array($0.utf8)) })
    }
  }

  @Test func allFormatsInOneRun() throws {
    try Folder.with(["Sources/Page.swift": Folder.mistake]) { folder in
      var arguments: [String] = ["Sources"]
      for format in Options.Format.allCases {
        arguments += ["--format", format.rawValue, "--output", "out.\(format.rawValue)"]
      }
      let run = try Stlint.run(["--only", Folder.rule] + arguments, in: folder.url)
      #expect(run.output == "")
      #expect(run.errors == "")
      #expect(run.status == 1)
      for format in Options.Format.allCases {
        let alone = try folder.lint("--format", format.rawValue, "Sources")
        #expect(try text("out.\(format.rawValue)", in: folder) == alone.output, "\(format)")
        #expect(alone.output.contains("Page.swift"), "\(format)")
        let jobs = try folder.lint("--format", format.rawValue, "Sources", "--jobs", "1")
        #expect(jobs.output == alone.output)
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).count == 11)
    }
  }

  @Test func fileIsReplacedWholeAndKeepsItsMode() throws {
    try Folder.with(["Page.swift": Folder.mistake, "real.txt": "old"]) { folder in
      let real = folder.url.appendingPathComponent("real.txt").path
      try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: real)
      try folder.link("report.txt", to: "real.txt")
      _ = try folder.lint("--format", "xcode", "--output", "report.txt")
      #expect(try text("real.txt", in: folder).contains("Page.swift:9:3: warning"))
      let mode = try FileManager.default.attributesOfItem(atPath: real)[.posixPermissions]
      #expect((mode as? NSNumber)?.intValue == 0o640)
      let device = try folder.lint("--format", "xcode", "--output", "/dev/null")
      #expect(device.status == 1)
      #expect(FileManager.default.fileExists(atPath: "/dev/null"))
    }
  }

  @Test func aLinkToNothingLeadsToTheNewFile() throws {
    try Folder.with(["Page.swift": Folder.mistake, "Out/old.txt": ""]) { folder in
      try folder.link("report.txt", to: "Out/link.txt")
      try folder.link("Out/link.txt", to: "new.txt")
      _ = try folder.lint("--format", "xcode", "--output", "report.txt")
      #expect(try text("Out/new.txt", in: folder).contains("Page.swift:9:3: warning"))
      for (link, target) in [("report.txt", "Out/link.txt"), ("Out/link.txt", "new.txt")] {
        let path = folder.url.appendingPathComponent(link).path
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == target)
      }
      try folder.link("circle.txt", to: "circle.txt")
      let circle = try folder.lint("--output", "circle.txt")
      #expect(circle.errors == "stlint: circle.txt: is a link that leads in circles\n")
    }
  }

  @Test func aDashIsStandardOutput() throws {
    #expect(try reports("--format", "json", "--output", "-") == (.json, []))
    #expect(try reports("--output", "-") == (.text, []))
    #expect(try reports("--output", "-", "--format", "json") == (.json, []))
    #expect(
      try reports("--format", "sarif", "--output", "a", "--output", "-") == (.text, ["sarif a"]))
    #expect(
      try reports("--format", "json", "--output", "-", "--format", "sarif", "--output", "a")
        == (.json, ["sarif a"]))
    try Folder.with(["Page.swift": Folder.mistake]) { folder in
      let run = try folder.lint("--format", "agent", "--output", "-")
      #expect(run.output.hasPrefix("Page.swift:9:3: warning"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).count == 1)
    }
  }

  @Test func fileThatCannotBeWrittenIsAProblem() throws {
    try Folder.with(["Page.swift": Folder.mistake]) { folder in
      let run = try folder.lint("--format", "json", "--output", "missing/report.json")
      #expect(run.status == 2)
      #expect(
        run.errors
          == "stlint: missing/report.json: cannot be written: its folder does not exist\n")
      let isFolder = try folder.lint("--output", ".")
      #expect(isFolder.errors == "stlint: .: is a folder\n")
    }
  }

  @Test func jobOnGitHubGetsASummary() throws {
    try Folder.with(["App/Page.swift": Folder.mistake, "summary.md": "before\n"]) { folder in
      let environment = [
        "GITHUB_STEP_SUMMARY": folder.url.appendingPathComponent("summary.md").path,
        "GITHUB_WORKSPACE": folder.url.path,
      ]
      let here = folder.url.appendingPathComponent("App")
      let arguments = ["--only", Folder.rule, "--format", "github"]
      let run = try Stlint.run(arguments, in: here, environment: environment)
      // The command names the file from the workspace, the log and the table from here.
      #expect(run.output.hasPrefix("::warning file=App/Page.swift,line=9,"))
      let summary = try text("summary.md", in: folder)
      #expect(summary.hasPrefix("before\n## stlint\n\n1 file, "))
      #expect(summary.contains("| warning | `Page.swift:9:3` |"))
      let other = try Stlint.run(["--format", "agent"], in: here, environment: environment)
      #expect(other.status == 1)
      #expect(try text("summary.md", in: folder) == summary)
    }
  }

  @Test func noticesOfNarrowFormatsGoToStandardError() throws {
    try Folder.with(["Page.swift": Folder.mistake]) { folder in
      for format in Options.Format.allCases {
        let run = try folder.stlint("--format", format.rawValue)
        let isNamed = run.errors.contains("notice: the deployment target is unknown")
        #expect(isNamed == !format.hasNotices, "\(format)")
        #expect(run.output.contains("deployment target") == format.hasNotices, "\(format)")
      }
    }
  }
}
