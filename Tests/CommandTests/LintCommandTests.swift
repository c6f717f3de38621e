import Foundation
import Testing

/// What a run says and how it ends.
@Suite struct LintCommandTests {
  private func files(in outcome: Stlint.Outcome) throws -> [String] {
    let report = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let findings = (report as? [String: Any])?["findings"] as? [[String: Any]]
    return try #require(findings).compactMap { $0["file"] as? String }
  }

  @Test func findingsGoToStandardOutputAndSetTheStatus() throws {
    try Folder.with(["Sources/Page.swift": Folder.mistake]) { folder in
      let run = try folder.lint("Sources")
      #expect(run.status == 1)
      #expect(run.errors == "")
      #expect(run.output.hasPrefix("Sources/Page.swift:9:3: warning: "))
      #expect(run.output.contains("; 1 warning in 1 file\n"))
      #expect(try folder.lint().output == run.output)
      #expect(try folder.lint("--fail-on", "error").status == 0)
      #expect(try folder.lint("--fail-on", "note").status == 1)
      #expect(try folder.lint("--fail-on", "never").status == 0)
    }
  }

  @Test func levelThatIsAskedForReplacesItsOwn() throws {
    try Folder.with(["Page.swift": Folder.mistake]) { folder in
      let note = try folder.lint("--severity", "\(Folder.rule)=note")
      #expect(note.status == 0)
      #expect(note.output.hasPrefix("Page.swift:9:3: note: "))
      let error = try folder.lint("--severity", "\(Folder.rule)=error", "--fail-on", "error")
      #expect(error.status == 1)
      #expect(error.output.contains("; 1 error in 1 file\n"))
      #expect(try folder.lint("--severity", "\(Folder.rule)=off").output.contains("no rule is on"))
      let table = try folder.stlint("rules", "--severity", "\(Folder.rule)=note")
      #expect(table.output.contains("note     \(Folder.rule)"))
    }
  }

  @Test func commentThatSilencesNothingIsNoticed() throws {
    let manifest = """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Shop", platforms: [.iOS(.v16)], targets: [.target(name: "Shop")])
      """
    let page = Folder.mistake.replacingOccurrences(
      of: "  @ObservedObject", with: "  // stlint:disable:next \(Folder.rule)\n  @ObservedObject")
    let idle = "import SwiftUI\n\n// stlint:disable:file \(Folder.rule)\nlet a = 1\n"
    let files = [
      "Package.swift": manifest, "Sources/Shop/Page.swift": page, "Sources/Shop/A.swift": idle,
    ]
    try Folder.with(files) { folder in
      let run = try folder.lint()
      #expect(run.status == 0)
      #expect(
        run.output.contains(
          "notice: Sources/Shop/A.swift:3: `\(Folder.rule)` is found nowhere here, so there is "
            + "nothing to silence; the comment can go\n"))
      #expect(!run.output.contains("Page.swift"))
      #expect(run.output.contains("nothing found, 1 suppressed"))
      // Of a part of the module nobody can tell.
      #expect(try !folder.lint("Sources/Shop/A.swift").output.contains("to silence"))
    }
  }

  @Test func cleanCodeIsPraisedByWhatWasLookedAt() throws {
    try Folder.with(["A.swift": "let a = 1\n", "B.swift": ""]) { folder in
      let run = try folder.lint()
      #expect(run.status == 0)
      #expect(run.output.contains("2 files, 0 views"))
      #expect(run.output.hasSuffix("; nothing found\n"))
      #expect(try folder.lint("--quiet").output == "")
    }
  }

  @Test func machineFormatsDoNotDependOnJobs() throws {
    let files = (0..<40).map { ("Sources/\($0 % 7)/Page\($0).swift", Folder.mistake) }
    try Folder.with(Dictionary(uniqueKeysWithValues: files)) { folder in
      for format in ["json", "xcode", "text"] {
        let one = try folder.lint("--format", format, "--jobs", "1")
        let many = try folder.lint("--format", format, "--jobs=7")
        #expect(one.output == many.output)
        #expect(one.output.contains("Page39.swift"))
      }
      let json = try folder.lint("--format", "json")
      let paths = try self.files(in: json)
      #expect(paths == paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
      #expect(Set(paths).count == 40)
    }
  }

  @Test func pathsAreShownFromTheCurrentFolder() throws {
    try Folder.with(["App/Sources/Page.swift": Folder.mistake]) { folder in
      let absolute = folder.url.appendingPathComponent("App/Sources/Page.swift").path
      for path in [".", "App", "./App/../App/Sources/", "App/Sources/Page.swift", absolute] {
        let run = try folder.lint("--format", "json", path)
        #expect(try files(in: run) == ["App/Sources/Page.swift"], "\(path)")
      }
      let below = Folder(url: folder.url.appendingPathComponent("App"))
      #expect(try files(in: below.lint("--format", "json")) == ["Sources/Page.swift"])
      try folder.write("", to: "Other/B.swift")
      let beside = Folder(url: folder.url.appendingPathComponent("Other"))
      #expect(try files(in: beside.lint("--format", "json", "../App")) == [absolute])
      let xcode = try folder.lint("--format", "xcode", "App")
      #expect(xcode.output.hasPrefix("\(absolute):9:3: warning: "))
    }
  }

  @Test func manifestsAboveTheFolderCount() throws {
    let manifest = """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Shop", platforms: [.iOS(.v16)], targets: [.target(name: "Shop")])
      """
    let files = ["Package.swift": manifest, "Sources/Shop/Page.swift": Folder.mistake]
    try Folder.with(files) { folder in
      try folder.write("", to: ".git/HEAD")
      for path in [".", "Sources", "Sources/Shop"] {
        let here = Folder(url: folder.url.appendingPathComponent(path))
        #expect(try !here.stlint(".").output.contains("deployment target is unknown"), "\(path)")
      }
      try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Package.swift"))
      let unknown = try folder.stlint("Sources")
      #expect(unknown.output.contains("notice: the deployment target is unknown"))
    }
  }

  @Test func fingerprintsAreTheSameFromEveryFolder() throws {
    try Folder.with(["Sources/Page.swift": Folder.mistake]) { folder in
      try folder.write("", to: ".git/HEAD")
      let below = Folder(url: folder.url.appendingPathComponent("Sources"))
      let prints = try [folder, below].map { here in
        let output = try here.lint("--format", "json").output
        return output.split(separator: "\n").filter { $0.contains("\"fingerprint\"") }
      }
      #expect(prints[0].count == 1)
      #expect(prints[0] == prints[1])
      #expect(!prints[0][0].contains("\"\""))
    }
  }

  @Test func fileReachedTwiceIsReportedOnce() throws {
    try Folder.with(["Sources/Page.swift": Folder.mistake]) { folder in
      try folder.link("Sources/A.swift", to: "Page.swift")
      let run = try folder.lint("--format", "json", ".", "Sources", "Sources/Page.swift")
      #expect(try files(in: run) == ["Sources/Page.swift"])
    }
  }

  @Test func foldersNobodyWritesInArePassedOver() throws {
    let skipped = [
      ".git", ".build", "DerivedData", "Pods", "Carthage", "SourcePackages", "node_modules",
    ]
    var code = ["Sources/Page.swift": Folder.mistake]
    for name in skipped { code["Sources/\(name)/Page.swift"] = Folder.mistake }
    try Folder.with(code) { folder in
      #expect(try files(in: folder.lint("--format", "json")) == ["Sources/Page.swift"])
      // What is named is meant.
      let named = try folder.lint("--format", "json", "Sources/Pods")
      #expect(try files(in: named) == ["Sources/Pods/Page.swift"])
    }
  }

  @Test func foldersAreWalkedInTheOrderOfBytes() throws {
    let names = ["a/Page.swift", "a-b/Page.swift", "a.swift", "B/Page.swift", "é/Page.swift"]
    try Folder.with(Dictionary(uniqueKeysWithValues: names.map { ($0, Folder.mistake) })) {
      let paths = try files(in: $0.lint("--format", "json"))
      #expect(
        paths == ["B/Page.swift", "a-b/Page.swift", "a.swift", "a/Page.swift", "é/Page.swift"])
    }
  }

  @Test func standardInputTakesThePlaceOfItsFile() throws {
    try Folder.with(["Page.swift": "let a = 1\n", "Other.swift": Folder.mistake]) { folder in
      let run = try folder.lint(
        "-", "--stdin-path", "./Page.swift", "--format=json", ".", input: Folder.mistake)
      #expect(run.status == 1)
      #expect(try files(in: run) == ["Page.swift"])
      let new = try folder.lint("-", "--stdin-path", "New.swift", input: Folder.mistake)
      #expect(new.output.hasPrefix("New.swift:9:3: warning: "))
      #expect(new.output.contains("\n1 file, "))
      let unnamed = try folder.lint("-", input: Folder.mistake)
      #expect(unnamed.output.hasPrefix("stdin.swift:9:3: warning: "))
    }
  }

  @Test func editorIsNotToldTheSameAtEachKey() throws {
    try Folder.with(["Page.swift": Folder.mistake, "Odd.swift": "\u{1}"]) { folder in
      try folder.write(Data([0xFF]), to: "Odd.swift")
      try folder.link("gone.swift", to: "nowhere")
      #expect(try folder.stlint().output.contains("notice: the deployment target is unknown"))
      let run = try Stlint.run(
        ["-", "--stdin-path", "Page.swift", "."], in: folder.url, input: Data(Folder.mistake.utf8))
      #expect(run.status == 1)
      #expect(!run.output.contains("notice:"))
    }
  }

  @Test func runWithoutRulesSaysSo() throws {
    try Folder.with(["Page.swift": Folder.mistake]) { folder in
      let run = try folder.stlint("--only=all", "--disable", "all")
      #expect(run.status == 0)
      #expect(run.output.contains("notice: no rule is on, so nothing was looked for\n"))
      let json = try folder.stlint("--only=all", "--disable", "all", "--format", "json")
      #expect(json.output.contains(#""id": "no-rules""#))
    }
  }

  @Test func suppressionsThatCannotWorkAreNoticed() throws {
    let page = "// stlint:disable:nxt all\n" + Folder.mistake
    try Folder.with(["Page.swift": page, "Other.swift": page]) { folder in
      let notice =
        "Page.swift:1: `stlint:disable:nxt` does nothing; did you mean `stlint:disable:next`?"
      let run = try folder.lint()
      #expect(run.status == 1)
      #expect(run.output.contains("notice: \(notice)\nnotice: "))
      // Xcode's format has no place for it.
      let xcode = try folder.lint("--format", "xcode", "Page.swift")
      #expect(xcode.output.split(separator: "\n").count == 1)
      #expect(xcode.errors.hasPrefix("stlint: notice: \(notice)\n"))
      #expect(try folder.lint("--format", "xcode", "--quiet").errors == "")
      let input = try folder.lint("-", "--stdin-path", "Page.swift", ".", input: page)
      #expect(input.output.contains("notice: \(notice)\n1 file") || input.output.contains(notice))
      #expect(!input.output.contains("Other.swift:1"))
    }
  }

  @Test func colourIsForTerminalsUnlessAskedFor() throws {
    try Folder.with(["Page.swift": Folder.mistake]) { folder in
      #expect(try !folder.lint().output.contains("\u{1B}["))
      #expect(try folder.lint("--color", "always").output.contains("\u{1B}["))
      let forced = try Stlint.run(["."], in: folder.url, environment: ["CLICOLOR_FORCE": "1"])
      #expect(forced.output.contains("\u{1B}["))
      let never = try Stlint.run(
        ["."], in: folder.url, environment: ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"])
      #expect(!never.output.contains("\u{1B}["))
    }
  }

  @Test func readerThatGoesAwayIsNoError() throws {
    let files = (0..<120).map { ("Page\($0).swift", Folder.mistake) }
    try Folder.with(Dictionary(uniqueKeysWithValues: files)) { folder in
      let lint = "\"$STLINT\" --verbose --only \(Folder.rule)"
      let script = "{ \(lint); echo status $? >&2; } | head -n 1"
      let run = try Stlint.shell(script, in: folder.url)
      #expect(run.output.split(separator: "\n").count == 1)
      #expect(run.errors == "status 1\n")
    }
  }

  @Test func outputThatCannotBeWrittenIsSaid() throws {
    try Folder.with(["Page.swift": Folder.mistake]) { folder in
      let run = try Stlint.shell("\"$STLINT\" . >&-", in: folder.url)
      #expect(run.status == 2)
      #expect(run.errors == "stlint: standard output: is not open\n")
    }
  }
}
