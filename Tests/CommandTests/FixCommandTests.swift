import Foundation
import StateLint
import Testing

@testable import stlint

/// What `--fix` writes, what it leaves alone, and what it says.
@Suite struct FixCommandTests {
  /// Two views, each with a safe fix and the second with one that wants to be read.
  private static let code = """
    import SwiftUI

    struct Page: View {
      @State var count = 0

      var body: some View {
        Button("\\(count)") { count += 1 }
      }
    }

    """

  private static let fixed = code.replacing("@State var", with: "@State private var")

  /// `internal` says that somebody else may mean it: the fix is suggested.
  private static let open = code.replacing("struct Page", with: "public struct Page")
    .replacing("@State var", with: "@State public var")
    .replacing("  var body", with: "  public var body")

  private func contents(_ path: String, in folder: Folder) throws -> Data {
    try Data(contentsOf: folder.url.appendingPathComponent(path))
  }

  private func text(_ path: String, in folder: Folder) throws -> String {
    String(decoding: try contents(path, in: folder), as: UTF8.self)
  }

  @Test func safeFixesAreWritten() throws {
    try Folder.with(["A.swift": Self.code, "B.swift": Self.fixed]) { folder in
      let before = try folder.stlint("--only", "state-not-private")
      #expect(before.output.contains("1 warning in 1 file") || before.output.contains("1 note"))
      let run = try folder.stlint("--only", "state-not-private", "--fix")
      #expect(run.status == 0)
      #expect(run.errors == "stlint: fixed 1 finding in 1 file\n")
      #expect(run.output.hasSuffix("nothing found\n"))
      #expect(try text("A.swift", in: folder) == Self.fixed)
      let again = try folder.stlint("--only", "state-not-private", "--fix")
      #expect(again.errors == "stlint: fixed 0 findings in 0 files\n")
      #expect(again.output == run.output)
      #expect(try text("A.swift", in: folder) == Self.fixed)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
      #expect(names.sorted() == ["A.swift", "B.swift"])
    }
  }

  @Test func suggestedFixesWantToBeAskedFor() throws {
    try Folder.with(["A.swift": Self.open]) { folder in
      let safe = try folder.stlint("--only", "state-not-private", "--fix")
      #expect(try text("A.swift", in: folder) == Self.open)
      #expect(
        safe.errors == """
          stlint: fixed 0 findings in 0 files
          1 of what stays can be fixed too, and read: `--fix=suggested --diff` shows how.

          """)
      #expect(safe.output.hasPrefix("A.swift:4:"))
      let all = try folder.stlint("--only", "state-not-private", "--fix=suggested", "--quiet")
      #expect(all.errors == "")
      #expect(all.output == "")
      #expect(try text("A.swift", in: folder).contains("@State private var"))
    }
  }

  @Test func differenceIsShownAndNothingWritten() throws {
    try Folder.with(["Sources/A.swift": Self.code, "Sources/B.swift": Self.open]) { folder in
      let run = try folder.stlint("--only", "state-not-private", "--diff")
      #expect(
        run.output == """
          --- a/Sources/A.swift
          +++ b/Sources/A.swift
          @@ -1,7 +1,7 @@
           import SwiftUI
           \n\
           struct Page: View {
          -  @State var count = 0
          +  @State private var count = 0
           \n\
             var body: some View {
               Button("\\(count)") { count += 1 }

          """)
      #expect(run.errors == "stlint: would fix 1 finding in 1 file\n")
      #expect(try text("Sources/A.swift", in: folder) == Self.code)
      let both = try folder.stlint("--only", "state-not-private", "--fix=suggested", "--diff")
      #expect(both.output.contains("--- a/Sources/B.swift"))
      #expect(both.errors == "stlint: would fix 2 findings in 2 files\n")
      // The status is that of the code as it stands.
      #expect(run.status == (try folder.stlint("--only", "state-not-private")).status)
      let one = try folder.stlint("--only", "state-not-private", "--diff", "--jobs=1")
      #expect(one.output == run.output)
    }
  }

  @Test func patchAppliesTheDifference() throws {
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/git") else { return }
    try Folder.with(["My App/A.swift": Self.code]) { folder in
      let diff = try folder.stlint("--only", "state-not-private", "--diff")
      try folder.write(diff.output, to: "fix.patch")
      let run = try Stlint.shell("git init -q . && git apply fix.patch", in: folder.url)
      #expect(run.errors == "")
      #expect(try text("My App/A.swift", in: folder) == Self.fixed)
    }
  }

  @Test func lineEndsMarkAndModeStay() throws {
    let windows = "\u{FEFF}" + Self.code.replacing("\n", with: "\r\n")
    try Folder.with(["A.swift": windows]) { folder in
      let path = folder.url.appendingPathComponent("A.swift").path
      try FileManager.default.setAttributes([.posixPermissions: 0o754], ofItemAtPath: path)
      #expect(try folder.stlint("--only", "state-not-private", "--fix").status == 0)
      let fixed = "\u{FEFF}" + Self.fixed.replacing("\n", with: "\r\n")
      #expect(try contents("A.swift", in: folder) == Data(fixed.utf8))
      let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
      #expect((mode as? NSNumber)?.intValue == 0o754)
    }
  }

  @Test func bytesThatAreNotUTF8Stay() throws {
    try Folder.with([:]) { folder in
      try folder.write(Data(Self.code.utf8) + [0x2F, 0x2F, 0xE9, 0x0A], to: "A.swift")
      #expect(try folder.stlint("--only", "state-not-private", "--fix").status == 0)
      let fixed = Data(Self.fixed.utf8) + [0x2F, 0x2F, 0xE9, 0x0A]
      #expect(try contents("A.swift", in: folder) == fixed)
    }
  }

  @Test func linksAndFilesWithTwoNamesStay() throws {
    try Folder.with(["App/B.swift": "", "Other/A.swift": Self.code]) { folder in
      try folder.link("App/A.swift", to: "../Other/A.swift")
      let link = try folder.stlint("--only", "state-not-private", "--fix", "App")
      #expect(link.status == 2)
      #expect(
        link.errors.contains("App/A.swift: not fixed: is a link; lint the file that it leads"))
      #expect(link.errors.contains("fixed 0 findings in 0 files"))
      #expect(link.output.hasPrefix("App/A.swift:4:"))
      #expect(try text("Other/A.swift", in: folder) == Self.code)
      let other = folder.url.appendingPathComponent("Other")
      try FileManager.default.linkItem(
        at: other.appendingPathComponent("A.swift"), to: other.appendingPathComponent("C.swift"))
      let hard = try folder.stlint("--only", "state-not-private", "--fix", "Other")
      #expect(hard.status == 2)
      #expect(hard.errors.contains("has a second name (a hard link)"))
      #expect(try text("Other/A.swift", in: folder) == Self.code)
    }
  }

  @Test func rewriteLooksAtWhatItReplaces() throws {
    try Folder.with(["In/A.swift": "old", "Out/B.swift": "old"]) { folder in
      func path(_ name: String) -> DiskPath {
        DiskPath(folder.url.appendingPathComponent(name).path)
      }
      let rewrite = SourceRewrite(roots: [path("In")])
      let (old, new) = (Array("old".utf8), Array("new".utf8))
      #expect(
        rewrite.write(new, over: Array("other".utf8), at: path("In/A.swift"))
          == "has changed since it was read; run this again")
      #expect(
        rewrite.write(new, over: old, at: path("Out/B.swift")) == "lies outside of what is linted")
      #expect(rewrite.write(new, over: old, at: path("In/C.swift")) == "does not exist")
      #expect(rewrite.write(new, over: old, at: path("In")) == "is not a regular file")
      #expect(try text("In/A.swift", in: folder) == "old")
      #expect(try text("Out/B.swift", in: folder) == "old")
      #expect(rewrite.write(new, over: old, at: path("In/A.swift")) == nil)
      #expect(try text("In/A.swift", in: folder) == "new")
      let names = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path)
      #expect(names.sorted() == ["In", "In/A.swift", "Out", "Out/B.swift"])
    }
  }

  @Test func standardInputIsPrinted() throws {
    try Folder.with(["A.swift": "let a = 1\n", "B.swift": Self.code]) { folder in
      func run(_ arguments: String..., input: String) throws -> Stlint.Outcome {
        try Stlint.run(
          ["--only", "state-not-private"] + arguments, in: folder.url, input: Data(input.utf8))
      }
      let run1 = try run("-", "--stdin-path", "A.swift", "--fix", ".", input: Self.code)
      #expect(run1.output == Self.fixed)
      #expect(run1.errors == "stlint: fixed 1 finding in 1 file\n")
      #expect(run1.status == 0)
      #expect(try text("A.swift", in: folder) == "let a = 1\n")
      #expect(try text("B.swift", in: folder) == Self.code)
      let clean = try run("-", "--fix", input: "let a = 1")
      #expect(clean.output == "let a = 1")
      let stays = try run("-", "--fix", input: Self.open)
      #expect(stays.output == Self.open)
      #expect(stays.errors.hasPrefix("stdin.swift:4:"))
      let diff = try run("-", "--stdin-path", "A.swift", "--diff", ".", input: Self.code)
      #expect(diff.output.hasPrefix("--- a/A.swift\n+++ b/A.swift\n@@"))
    }
  }

  @Test func suppressedFindingsAreNotFixed() throws {
    let silenced = Self.code.replacing(
      "  @State", with: "  // stlint:disable:next state-not-private -- on purpose\n  @State")
    try Folder.with(["A.swift": silenced]) { folder in
      _ = try folder.stlint("--only", "state-not-private", "--fix=suggested")
      #expect(try text("A.swift", in: folder) == silenced)
    }
  }

  @Test func optionsOfFixing() throws {
    #expect(try OptionParser.parse([]).fixing == nil)
    #expect(try OptionParser.parse(["--fix", "A"]).fixing == .safe)
    #expect(try OptionParser.parse(["--fix", "A"]).paths == [DiskPath("A")])
    #expect(try OptionParser.parse(["--fix=suggested"]).fixing == .suggested)
    #expect(try OptionParser.parse(["--diff", "--fix=suggested"]).fixing == .suggested)
    #expect(try OptionParser.parse(["--fix=suggested", "--fix"]).fixing == .suggested)
    let diff = try OptionParser.parse(["--diff"])
    #expect(diff.fixing == .safe)
    #expect(diff.showsDiff)
  }

  @Test(arguments: [
    (["--fix=suggest"], "suggested"), (["--fix="], nil), (["--fix", "rules"], nil),
    (["--diff", "explain", "resets"], nil), (["--diff=yes"], nil),
    (["--diff", "--format", "json"], nil), (["-", "--fix", "--format=json"], nil),
    (["diagnose", "resets", "--fix"], nil),
  ])
  func mistakesAreRefused(_ words: [String], _ nearest: String?) {
    do throws(UsageError) {
      _ = try OptionParser.parse(words.map { Argument(bytes: Array($0.utf8)) })
      Issue.record("\(words) is understood")
    } catch {
      #expect(error.nearest == nearest)
    }
  }

  @Test func commentsThatSilenceNothingAreTakenOut() throws {
    let manifest = """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Shop", platforms: [.iOS(.v16)], targets: [.target(name: "Shop")])
      """
    let idle = "  // stlint:disable:next observed-object-created-in-view -- once\n"
    let page = Self.code.replacing("  @State", with: idle + "  @State")
    let files = [
      "Package.swift": manifest, "Sources/Shop/A.swift": page, "Sources/Shop/B.swift": page,
    ]
    try Folder.with(files) { folder in
      let json = try folder.stlint("--format", "json").output
      let root = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
      let notices = try #require(root?["notices"] as? [[String: Any]])
      let fixes = try #require(notices.first?["fixes"] as? [[String: Any]])
      #expect(fixes.first?["applicability"] as? String == "safe")
      #expect((fixes.first?["edits"] as? [[String: Any]])?.first?["text"] as? String == "")
      let diff = try folder.stlint("--diff", "--report-only", "Sources/Shop/A.swift")
      #expect(diff.output.contains("-\(idle)") && !diff.output.contains("B.swift"))
      #expect(diff.errors == "stlint: would fix 1 finding and 1 unused suppression in 1 file\n")
      // Only a rule that looks can say that there is nothing to silence.
      let other = try folder.stlint("--fix", "--only", "state-not-private", "--diff")
      #expect(!other.output.contains("-\(idle)"))
      let one = try folder.stlint("--fix", "--report-only", "Sources/Shop/A.swift")
      #expect(one.errors == "stlint: fixed 1 finding and 1 unused suppression in 1 file\n")
      #expect(!one.output.contains("nothing to silence"))
      #expect(try text("Sources/Shop/A.swift", in: folder) == Self.fixed)
      #expect(try text("Sources/Shop/B.swift", in: folder) == page)
      let rest = try folder.stlint("--fix", "--disable", "state-not-private")
      #expect(rest.errors == "stlint: fixed 1 unused suppression in 1 file\n")
      #expect(try text("Sources/Shop/B.swift", in: folder) == Self.code)
      let again = try folder.stlint("--fix", "--disable", "state-not-private")
      #expect(again.errors == "stlint: fixed 0 findings in 0 files\n")
    }
  }
}
