import StateLintFacts
import TestSupport
import Testing

@testable import StateLint

/// Comments that silence nothing are taken out, and no others.
@Suite struct SuppressionRemovalTests {
  private static let rule = "state-write-in-body"

  /// A view with one finding of the rule, in the line `a = 1`, with lines before and behind it.
  private func view(_ before: String, _ behind: String = "") -> String {
    let text = """
      import SwiftUI

      struct V: View {
        @State private var a = 0

        var body: some View {
      BEFORE    a = 1BEHIND
          let b = 2
          Text("\\(a + b)")
        }
      }

      """
    return text.replacing("BEFORE", with: before).replacing("BEHIND", with: behind)
      .replacing("RULE", with: Self.rule)
  }

  private func settings(_ change: (inout RuleSelection) -> Void = { _ in }) -> Settings {
    var settings = Settings()
    settings.deploymentTarget = DeploymentTarget(iOS: "17")
    change(&settings.selection)
    return settings
  }

  private func notices(
    in files: [ParsedFile], _ settings: Settings, manifests: [Manifest] = []
  ) -> (findings: [Finding], notices: [Report.Notice]) {
    let project = Project(files: files, manifests: manifests, settings: settings)
    let judged = files.indices.map(project.judge)
    let silenced = SilencedPlaces(judged.flatMap { $0.silenced + $0.unasked })
    let notices = files.indices.flatMap { project.unusedSuppressions(inFileAt: $0, silenced) }
    return (project.settled(judged.flatMap(\.findings)), notices)
  }

  private func file(_ text: String) -> ParsedFile {
    ParsedFile(Source(path: "V.swift", bytes: Array(text.utf8)))
  }

  /// What becomes of a text when its comments are mended, and not its findings. A second run has
  /// nothing to do.
  private func cleared(_ text: String, _ settings: Settings? = nil) -> String {
    var latest: [Report.Notice] = []
    func fixing(_ file: ParsedFile) -> Fixing {
      Fixing(files: [file], level: .safe, remarks: { latest }) { files in
        let (findings, notices) = notices(in: files, settings ?? self.settings())
        latest = notices
        return findings.map {
          var finding = $0
          finding.fixes = []
          return finding
        }
      }
    }
    let first = fixing(file(text))
    let again = fixing(first.files[0])
    #expect(again.changed == [] && again.cleared == [])
    return String(decoding: first.files[0].source.bytes, as: UTF8.self)
  }

  @Test(arguments: [
    // It silences something.
    ("    // stlint:disable:next RULE\n", "", "    // stlint:disable:next RULE\n", ""),
    (
      "", "  // stlint:disable:this all -- on purpose", "",
      "  // stlint:disable:this all -- on purpose"
    ),
    ("", "\n    // stlint:disable:previous RULE", "", "\n    // stlint:disable:previous RULE"),
    // It does not.
    ("    // stlint:disable:next observed-object-created-in-view\n", "", "", ""),
    ("", "  // stlint:disable:this observed-object-created-in-view -- no", "", ""),
    ("", "\n    // stlint:disable:previous observed-object-created-in-view", "", ""),
    ("    // stlint:disable:previous RULE -- not the line before\n", "", "", ""),
    ("    // stlint:disable observed-object-created-in-view\n", "", "", ""),
    // One name does, others do not.
    (
      "    // stlint:disable:next observed-object-created-in-view, RULE,state-not-private -- why, and how\n",
      "",
      "    // stlint:disable:next RULE -- why, and how\n", ""
    ),
    (
      "", " // stlint:disable:this RULE  observed-object-created-in-view", "",
      " // stlint:disable:this RULE"
    ),
    // A name that nobody knows is for a person to look at.
    ("    // stlint:disable:next nonsense\n", "", "    // stlint:disable:next nonsense\n", ""),
    (
      "    // stlint:disable:next nonsense, observed-object-created-in-view\n", "",
      "    // stlint:disable:next nonsense\n", ""
    ),
    // What ends a stretch goes along, if nothing else ends there.
    (
      "    // stlint:disable observed-object-created-in-view\n",
      "\n    // stlint:enable observed-object-created-in-view", "", ""
    ),
    (
      "    // stlint:disable observed-object-created-in-view\n", "\n    // stlint:enable all", "",
      ""
    ),
    (
      "    // stlint:disable RULE, observed-object-created-in-view\n",
      "\n    // stlint:enable observed-object-created-in-view, RULE",
      "    // stlint:disable RULE\n", "\n    // stlint:enable RULE"
    ),
    (
      "    // stlint:disable RULE\n    // stlint:disable observed-object-created-in-view\n",
      "\n    // stlint:enable all",
      "    // stlint:disable RULE\n", "\n    // stlint:enable all"
    ),
    (
      "    // stlint:disable state-not-private\n    // stlint:disable observed-object-created-in-view\n",
      "\n    // stlint:enable", "", ""
    ),
    // The second one would begin a stretch without an end.
    (
      "    // stlint:disable observed-object-created-in-view\n    // stlint:disable observed-object-created-in-view\n",
      "\n    // stlint:enable observed-object-created-in-view",
      "    // stlint:disable observed-object-created-in-view\n    // stlint:disable observed-object-created-in-view\n",
      "\n    // stlint:enable observed-object-created-in-view"
    ),
  ])
  func comments(_ before: String, _ behind: String, _ newBefore: String, _ newBehind: String) {
    #expect(cleared(view(before, behind)) == view(newBefore, newBehind))
  }

  @Test func linesGoWithTheirEndsAndOneOfTwoBlanks() {
    let stale = "// stlint:disable:file observed-object-created-in-view -- long ago\n\n"
    #expect(cleared(stale + view("")) == view(""))
    let between = view("").replacing("\nstruct V", with: "\n\(stale)struct V")
    #expect(cleared(between) == view(""))
    let windows = view("    // stlint:disable:next observed-object-created-in-view\n").replacing(
      "\n", with: "\r\n")
    #expect(cleared(windows) == view("").replacing("\n", with: "\r\n"))
    let last = view("") + "// stlint:disable:file observed-object-created-in-view"
    #expect(cleared(last) == view(""))
  }

  @Test func whatSpeaksOfTheLineBeforeKeepsItsLine() {
    let text = view(
      "    // stlint:disable:next observed-object-created-in-view\n    // stlint:disable:previous nonsense\n"
    )
    #expect(cleared(text) == text)
  }

  @Test func aRuleThatDidNotLookIsNoReason() {
    let text = view("    // stlint:disable:next observed-object-created-in-view, RULE\n")
    let other = settings { try? $0.only([Self.rule]) }
    let without = settings { try? $0.disable(["observed-object-created-in-view"]) }
    for settings in [other, without, Settings()] { #expect(cleared(text, settings) == text) }
    // Of all rules, some are off unless somebody asks for them.
    let all = view("", "\n    // stlint:disable:next all")
    let found = notices(in: [file(all)], settings())
    #expect(found.notices.count == 1)
    #expect(found.notices.first?.fixes == [])
    #expect(cleared(all) == all)
    let everything = settings { try? $0.enable(["all"]) }
    #expect(cleared(all, everything) == view(""))
  }

  @Test func adviceThatNobodyAskedForIsNoReason() throws {
    let comment = "    // stlint:disable:next constant-binding\n"
    func page(_ comment: String) -> String {
      """
      import SwiftUI

      struct V: View {
        var body: some View {
      \(comment)    NavigationSplitView(columnVisibility: .constant(.all)) { Text("a") } detail: { Text("b") }
        }
      }

      """
    }
    let asked = settings { try? $0.enable(["constant-binding"]) }
    #expect(notices(in: [file(page(""))], settings()).findings == [])
    #expect(notices(in: [file(page(""))], asked).findings.map(\.rule) == ["constant-binding"])
    for settings in [settings(), asked] {
      #expect(notices(in: [file(page(comment))], settings).notices == [])
      #expect(cleared(page(comment), settings) == page(comment))
    }
  }

  @Test func whatWasNotReadIsNoReason() {
    let manifest = """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Shop", platforms: [.iOS(.v17)],
        targets: [.target(name: "A"), .target(name: "B", dependencies: ["A"])])
      """
    func fixes(roots: [String], _ paths: [String]) -> Int {
      var settings = Settings()
      settings.currentFolder = "/p"
      settings.roots = roots
      let files = paths.map { path in
        ParsedFile(
          Source(
            path: path,
            bytes: Array(view("    // stlint:disable:next observed-object-created-in-view\n").utf8))
        )
      }
      let manifests = [Manifest(path: "Package.swift", bytes: Array(manifest.utf8))]
      return notices(in: files, settings, manifests: manifests).notices.count { !$0.fixes.isEmpty }
    }
    #expect(fixes(roots: [""], ["Sources/A/V.swift", "Sources/B/W.swift"]) == 2)
    // A view of the other target could be what the comment is for.
    #expect(fixes(roots: ["Sources/A"], ["Sources/A/V.swift"]) == 0)
  }

  /// What a fuller run may know more of stays, and nothing is said of it.
  @Test(arguments: [
    // A module that may not have been read.
    "import Lamps\n",
    // A type that no file declares.
    "let lamp = Lamp()\n", "var lamp: Lamp?\n",
    // A type that several files declare.
    "extension W { struct Lamp {} }\nextension X { struct Lamp {} }\nlet lamp: Lamp? = nil\n",
  ]) func filesThatNameWhatNobodyExplainsKeepTheirComments(_ more: String) {
    let commented = "// stlint:disable:file state-not-private\n" + view("")
    #expect(cleared(commented) == view(""))
    let text = commented.replacing("import SwiftUI\n", with: "import SwiftUI\n" + more)
    #expect(cleared(text) == text)
    #expect(notices(in: [file(text)], settings()).notices == [])
  }

  @Test func manyCommentsTakeNoMoreThanTheirTurn() {
    func file(_ count: Int) -> ParsedFile {
      let lines = (0..<count).map {
        "  // stlint:disable:next state-not-private\n  @State private var n\($0) = 0\n"
      }
      return self.file("import SwiftUI\nstruct V: View {\n\(lines.joined())}\n")
    }
    func fixes(in file: ParsedFile) {
      let project = Project(files: [file], manifests: [], settings: settings())
      #expect(
        project.unusedSuppressions(inFileAt: 0, SilencedPlaces([])).allSatisfy { !$0.fixes.isEmpty }
      )
    }
    let (single, fourfold) = (file(150), file(600))
    #expect(
      isAboutLinear(slack: .milliseconds(5)) {
        fixes(in: single)
      } fourfold: {
        fixes(in: fourfold)
      })
  }
}
