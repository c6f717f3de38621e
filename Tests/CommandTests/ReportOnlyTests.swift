import Foundation
import StateLint
import Testing

@testable import stlint

/// All paths are read, and some files of them reported on.
@Suite struct ReportOnlyTests {
  /// A view with the mistake of `Folder.mistake`, whose model it shares.
  private func page(_ name: String) -> String {
    """
    import SwiftUI

    struct \(name): View {
      @ObservedObject var cart = Cart()

      var body: some View { Text("\\(cart.items)") }
    }

    """
  }

  private var app: [String: String] {
    ["App/Page.swift": Folder.mistake, "App/Other.swift": page("Other"), "Lib/A.swift": page("A")]
  }

  private func paths(_ outcome: Stlint.Outcome) throws -> [String] {
    let root = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    let findings = try #require(root?["findings"] as? [[String: Any]])
    return findings.compactMap { $0["file"] as? String }
  }

  private func found(_ folder: Folder, _ words: String...) throws -> [String] {
    try paths(Stlint.run(["--only", Folder.rule, "--format", "json"] + words, in: folder.url))
  }

  @Test func theRestIsReadAndNotReported() throws {
    try Folder.with(app) { folder in
      // `Cart` is declared in another file: by itself this one would say nothing.
      #expect(try found(folder, "--report-only", "App/Other.swift", ".") == ["App/Other.swift"])
      #expect(try found(folder, "App/Other.swift") == [])
      let two = try found(folder, "--report-only=Lib/A.swift", "--report-only", "App/Page.swift")
      #expect(two == ["App/Page.swift", "Lib/A.swift"])
      #expect(try found(folder, "--report-only", "App") == ["App/Other.swift", "App/Page.swift"])
      #expect(try found(folder, "--report-only", ".").count == 3)
      let absolute = folder.url.appendingPathComponent("App/Other.swift").path
      #expect(try found(folder, "--report-only", absolute, "App") == ["App/Other.swift"])
      let below = Folder(url: folder.url.appendingPathComponent("App"))
      // Below a path that climbs, all names are absolute.
      #expect(try found(below, "--report-only", "Other.swift", "..") == [absolute])
    }
  }

  @Test func theStatusIsThatOfTheReportedFiles() throws {
    try Folder.with(app) { folder in
      try folder.write("import SwiftUI\n", to: "App/Clean.swift")
      let clean = try folder.lint("--report-only", "App/Clean.swift")
      #expect(clean.status == 0)
      #expect(clean.output == "4 files, 3 views, 0 names not resolved; of 1 file: nothing found\n")
      #expect(try folder.lint("--report-only", "App/Page.swift").status == 1)
      try folder.write(#"{"exclude": ["App/Clean.swift"]}"#, to: ".stlint.json")
      let excluded = try folder.lint("--report-only", "App/Clean.swift")
      #expect(excluded.output.contains("; of 0 files: nothing found\n"))
    }
  }

  @Test func everyFormatReportsTheSame() throws {
    try Folder.with(app) { folder in
      for format in Options.Format.allCases {
        let run = try folder.lint("--format", format.rawValue, "--report-only", "Lib/A.swift")
        #expect(run.output.contains("A.swift"), "\(format)")
        #expect(!run.output.contains("Page.swift"), "\(format)")
        #expect(!run.output.contains("Other.swift"), "\(format)")
        let one = try folder.lint(
          "--format", format.rawValue, "--report-only", "Lib/A.swift", "--jobs", "1")
        #expect(one.output == run.output)
      }
    }
  }

  @Test func standardInputOfTheSameTextAgrees() throws {
    try Folder.with(app) { folder in
      for path in app.keys.sorted() {
        let named = try folder.lint("--format", "json", "--report-only", path, ".")
        let typed = try folder.lint(
          "--format", "json", "-", "--stdin-path", path, ".", input: try #require(app[path]))
        #expect(named.output == typed.output)
        #expect(try paths(named) == [path])
      }
    }
  }

  @Test func placesThatCannotBeReportedOnAreNamed() throws {
    try Folder.with(app) { folder in
      try folder.write("# Shop", to: "App/README.md")
      try folder.write("", to: "Empty/note.txt")
      let missing = try folder.lint("--report-only", "App/Pge.swift", ".")
      #expect(missing.status == 2)
      #expect(missing.output == "")
      #expect(
        missing.errors == """
          stlint: `--report-only App/Pge.swift`: App/Pge.swift does not exist
          Name a file or folder among the paths; `stlint - --stdin-path FILE` takes a text that is \
          not saved yet.

          """)
      let outside = try folder.lint("--report-only", "Lib/A.swift", "App")
      #expect(outside.status == 2)
      #expect(
        outside.errors == """
          stlint: `--report-only Lib/A.swift`: lies below none of the paths: `App`
          Add a path that holds it; of several files, each has a `--report-only` of its own.

          """)
      let prose = try folder.lint("--report-only", "App/README.md")
      #expect(prose.errors.contains("App/README.md`: is no .swift file"))
      let empty = try folder.lint("--report-only", "Empty")
      #expect(empty.errors.contains("`--report-only Empty`: no .swift file in it is linted"))
    }
  }

  @Test func whatIsPassedOverIsNoticed() throws {
    try Folder.with(app) { folder in
      try folder.write(Folder.mistake, to: "Pods/Pod.swift")
      let run = try folder.lint("--report-only", "Pods/Pod.swift")
      #expect(run.status == 0)
      #expect(
        run.output.contains(
          "notice: passed over with the folder around it, so not linted: `Pods/Pod.swift`\n"))
      try folder.write("{\"exclude\": [\"Lib\"]}", to: ".stlint.json")
      let excluded = try folder.lint("--report-only", "Lib/A.swift")
      #expect(excluded.status == 0)
      #expect(excluded.output.contains("notice: left out by `include` or `exclude`"))
      #expect(excluded.output.contains("`Lib/A.swift`"))
    }
  }

  @Test func linksLeadToTheFile() throws {
    try Folder.with(app) { folder in
      try folder.link("App/Link.swift", to: "Other.swift")
      try folder.link("Linked", to: "App")
      for name in ["App/Link.swift", "Linked/Other.swift"] {
        #expect(try found(folder, "--report-only", name, "App") == ["App/Other.swift"], "\(name)")
      }
      #expect(
        try found(folder, "--report-only", "Linked", "App") == [
          "App/Other.swift", "App/Page.swift",
        ]
      )
    }
  }

  @Test func problemsElsewhereAreNotItsOwn() throws {
    try Folder.with(app) { folder in
      try folder.write(Data([0, 0x61, 0, 0x62, 0, 0x63, 0, 0x64]), to: "Lib/Wide.swift")
      #expect(try folder.lint().status == 2)
      let other = try folder.lint("--report-only", "App/Page.swift")
      #expect(other.status == 1)
      #expect(other.errors == "")
      let own = try folder.lint("--report-only", "Lib/Wide.swift")
      #expect(own.status == 2)
      #expect(own.errors.contains("Lib/Wide.swift: is UTF-16"))
      // A path that somebody named is missed wherever the report is.
      let path = try folder.lint("--report-only", "App/Page.swift", "App", "Gone")
      #expect(path.status == 2)
      #expect(path.errors == "stlint: Gone: does not exist\n")
      #expect(try folder.lint("--report-only", "App/Page.swift", "Gone").errors == path.errors)
    }
  }

  @Test func aBaselineIsMatchedAsInAWholeRun() throws {
    try Folder.with(app) { folder in
      _ = try folder.lint("--baseline", "known.json", "--write-baseline")
      let known = try folder.lint("--baseline", "known.json", "--report-only", "Lib/A.swift")
      #expect(known.status == 0)
      #expect(known.output.contains("; of 1 file: nothing found, 1 in the baseline\n"))
      #expect(!known.output.contains("gone"))
      // What was cut from one file and put into another is known there, as in a whole run.
      try folder.write("import SwiftUI\n", to: "App/Other.swift")
      try folder.write(page("Other"), to: "App/Moved.swift")
      let moved = try folder.lint("--baseline", "known.json", "--report-only", "App/Moved.swift")
      #expect(moved.status == 0)
      try FileManager.default.removeItem(at: folder.url.appendingPathComponent("App/Moved.swift"))
      let gone = "1 finding of the baseline is gone"
      let elsewhere = try folder.lint("--baseline", "known.json", "--report-only", "Lib/A.swift")
      #expect(!elsewhere.output.contains(gone))
      let here = try folder.lint("--baseline", "known.json", "--report-only", "App/Other.swift")
      #expect(here.output.contains(gone))
    }
  }

  @Test func onlyReportedFilesAreFixed() throws {
    let state = """
      import SwiftUI

      struct Page: View {
        @State var count = 0

        var body: some View { Button("\\(count)") { count += 1 } }
      }

      """
    let other = state.replacing("Page", with: "Other")
    try Folder.with(["A.swift": state, "B.swift": other]) { folder in
      let words = ["--only", "state-not-private", "--report-only", "B.swift"]
      let diff = try Stlint.run(words + ["--diff"], in: folder.url)
      #expect(diff.output.contains("+++ b/B.swift") && !diff.output.contains("A.swift"))
      let run = try Stlint.run(words + ["--fix"], in: folder.url)
      #expect(run.status == 0)
      #expect(run.errors == "stlint: fixed 1 finding in 1 file\n")
      let left = try ["A.swift", "B.swift"].map {
        try String(contentsOf: folder.url.appendingPathComponent($0), encoding: .utf8)
      }
      #expect(left == [state, other.replacing("@State var", with: "@State private var")])
    }
  }

  @Test(
    .enabled(if: Repository.isGitInstalled, "git is not installed, so no repository can be made"))
  func newCodeOfTheReportedFiles() throws {
    try Repository.with(app) { folder in
      for name in ["New", "Newer"] { try folder.write(page(name), to: "App/\(name).swift") }
      #expect(
        try found(folder, "--since", "HEAD", "--report-only", "App/New.swift") == ["App/New.swift"])
      let old = try folder.lint("--since", "HEAD", "--report-only", "Lib/A.swift")
      #expect(old.status == 0)
      #expect(old.output.contains("notice: 1 finding is left out: its lines have not changed"))
    }
  }

  @Test(arguments: [
    ["-", "--report-only", "A.swift"], ["rules", "--report-only", "A.swift"], ["--report-only"],
    ["--baseline", "b", "--write-baseline", "--report-only", "A.swift"],
    ["--baseline", "b", "--prune-baseline", "--report-only", "A.swift"],
    ["diagnose", "resets", "--report-only", "A.swift"],
  ])
  func mistakesAreRefused(_ words: [String]) {
    #expect(throws: UsageError.self) {
      try OptionParser.parse(words.map { Argument(bytes: Array($0.utf8)) })
    }
  }
}
