import Foundation
import Testing

/// Only what git says is new is reported.
@Suite(
  .enabled(if: Repository.isGitInstalled, "git is not installed, so no repository can be made"))
struct SinceCommandTests {
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

  private func with(_ body: (Folder) throws -> Void) throws {
    try Repository.with(["App/Page.swift": Folder.mistake], body)
  }

  /// The files that a run finds something in, and its exit status.
  private func found(_ folder: Folder, _ words: String...) throws -> ([String], Int32) {
    let run = try Stlint.run(
      ["--only", Folder.rule, "--format", "xcode"] + words, in: folder.url)
    let lines = run.output.split(separator: "\n").filter { $0.contains("warning:") }
    let names = lines.compactMap { $0.split(separator: ":").first?.split(separator: "/").last }
    return (names.map(String.init), run.status)
  }

  @Test func onlyTheNewMistakeFailsTheGate() throws {
    try with { folder in
      let quiet = try folder.lint("--since", "main")
      #expect(quiet.status == 0)
      #expect(
        quiet.output.contains(
          "notice: 1 finding is left out: its lines have not changed since `main`\n"))
      try folder.write(page("New"), to: "App/New Page.swift")
      try folder.commit()
      let run = try folder.lint("--since", "main")
      #expect(run.status == 1)
      #expect(run.output.contains("App/New Page.swift:4:"))
      #expect(!run.output.contains("App/Page.swift:"))
      #expect(run.output.contains("2 files, 2 views"))
      // It is committed, so there is nothing since HEAD.
      #expect(try found(folder, "--since", "HEAD") == ([], 0))
      #expect(try found(folder) == (["New Page.swift", "Page.swift"], 1))
      let below = Folder(url: folder.url.appendingPathComponent("App"))
      #expect(try found(below, "--since", "main") == (["New Page.swift"], 1))
      #expect(try found(folder, "--since", "main", "App/Page.swift") == ([], 0))
    }
  }

  /// Old comments that silence nothing are neither told nor taken out, new ones are.
  @Test func unusedSuppressionsAreNewsOnNewLinesOnly() throws {
    let comment = "// stlint:disable:file state-not-private\n"
    let manifest = """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "App", platforms: [.iOS(.v17)], targets: [.target(name: "App", path: "App")])

      """
    let files = ["App/Old.swift": comment + Folder.mistake, "Package.swift": manifest]
    try Repository.with(files) { folder in
      try folder.write(comment + page("New"), to: "App/New.swift")
      let told = try folder.stlint("--since", "HEAD")
      #expect(told.output.contains("App/New.swift:1: `state-not-private` is found nowhere here"))
      #expect(!told.output.contains("App/Old.swift:1:"))
      _ = try folder.stlint("--since", "HEAD", "--fix")
      func text(_ path: String) throws -> String {
        try String(contentsOf: folder.url.appendingPathComponent(path), encoding: .utf8)
      }
      #expect(try text("App/New.swift") == page("New"))
      #expect(try text("App/Old.swift") == comment + Folder.mistake)
    }
  }

  @Test func whatIsInNoCommitIsNew() throws {
    try with { folder in
      try folder.write(page("Größe"), to: "App/Größe.swift")
      #expect(try found(folder, "--since", "HEAD") == (["Größe.swift"], 1))
      try folder.git("add --all")
      #expect(try found(folder, "--since", "HEAD") == (["Größe.swift"], 1))
      try folder.commit()
      #expect(try found(folder, "--since", "HEAD") == ([], 0))
      try folder.write(page("Größe") + page("Other"), to: "App/Größe.swift")
      let run = try folder.lint("--since", "HEAD")
      #expect(run.output.contains("App/Größe.swift:11:"))
      #expect(run.output.contains("notice: 2 findings are left out"))
      // What git ignores is nobody's new code.
      try folder.commit()
      try folder.write("Built.swift\n", to: ".gitignore")
      try folder.write(page("Built"), to: "Built.swift")
      #expect(try found(folder, "--since", "HEAD") == ([], 0))
    }
  }

  @Test func longDifferencesAreReadToTheirEnd() throws {
    try with { folder in
      let lines = (0..<20_000).map { "// A line that fills the pipe: \($0)\n" }.joined()
      try folder.write(lines + page("New"), to: "App/New.swift")
      try folder.commit()
      let run = try folder.lint("--since", "main")
      #expect(run.status == 1)
      #expect(run.output.contains("App/New.swift:20004:"))
    }
  }

  @Test func submoduleIsAskedAboutWhereItIsNamed() throws {
    try with { folder in
      try folder.write(page("Inner"), to: "Inner/Inner.swift")
      let inner = Folder(url: folder.url.appendingPathComponent("Inner"))
      try inner.git("init --quiet . && git commit --quiet --allow-empty --message empty")
      #expect(try found(folder, "--since", "HEAD") == ([], 0))
      #expect(try found(folder, "--since", "HEAD", "App", "Inner") == (["Inner.swift"], 1))
    }
  }

  @Test func fileThatMovesIsNotNew() throws {
    try with { folder in
      try folder.write("", to: "Lib/.keep")
      try folder.git("mv App/Page.swift Lib/Screen.swift")
      #expect(try found(folder, "--since", "main") == ([], 0))
      try folder.commit()
      #expect(try found(folder, "--since", "main") == ([], 0))
      try folder.write(
        Folder.mistake.replacingOccurrences(of: "= Cart()", with: "=  Cart()"),
        to: "Lib/Screen.swift")
      #expect(try found(folder, "--since", "main") == (["Screen.swift"], 1))
    }
  }

  @Test func commitsOfTheOtherBranchAreNotNew() throws {
    try with { folder in
      try folder.git("checkout --quiet main")
      try folder.write(page("Theirs"), to: "App/Theirs.swift")
      try folder.commit()
      try folder.git("checkout --quiet work")
      try folder.write(page("Mine"), to: "App/Mine.swift")
      try folder.commit()
      #expect(try found(folder, "--since", "main") == (["Mine.swift"], 1))
    }
  }

  @Test func settingsOfGitChangeNothing() throws {
    try with { folder in
      try folder.write("*.swift -diff\n", to: ".gitattributes")
      try folder.write(page("New"), to: "App/a \"b\".swift")
      try folder.commit()
      for setting in [
        "diff.noprefix true", "diff.mnemonicPrefix true", "color.ui always", "diff.external false",
        "core.quotePath true", "diff.interHunkContext 50", "diff.relative true",
      ] {
        try folder.git("config \(setting)")
      }
      let below = Folder(url: folder.url.appendingPathComponent("App"))
      #expect(try found(below, "--since", "main") == (["a \"b\".swift"], 1))
    }
  }

  @Test func hooksAndLinksLeadToTheSameLines() throws {
    try with { folder in
      try folder.write(page("New"), to: "App/New.swift")
      let run = try Stlint.run(
        ["--only", Folder.rule, "--since", "HEAD", "App"], in: folder.url,
        environment: ["GIT_DIR": folder.url.appendingPathComponent(".git").path])
      #expect(run.output.contains("App/New.swift:4:"))
      #expect(!run.output.contains("App/Page.swift:"))
      try Folder.with([:]) { other in
        try other.link("Linked", to: folder.url.appendingPathComponent("App").path)
        #expect(try found(other, "--since", "HEAD", "Linked") == (["New.swift"], 1))
      }
    }
  }

  @Test func baselineAndNewCodeGoTogether() throws {
    try with { folder in
      _ = try folder.lint("--baseline", "known.json", "--write-baseline")
      try folder.write("\n" + page("New"), to: "App/New.swift")
      let run = try folder.lint("--baseline", "known.json", "--since", "HEAD")
      #expect(run.status == 1)
      #expect(run.output.contains("App/New.swift:5:"))
      #expect(run.output.hasSuffix("1 warning in 1 file, 1 in the baseline\n"))
      #expect(!run.output.contains("left out"))
      #expect(!run.output.contains("gone"))
    }
  }

  @Test func fixesStayOnNewLines() throws {
    let old = "import SwiftUI\n\nstruct Old: View {\n  @State var n = 0\n"
    let body = "  var body: some View { Button(\"\\(n)\") { n += 1 } }\n}\n\n"
    let new = "struct New: View {\n  @State var n = 0\n"
    try Repository.with(["A.swift": old + body]) { folder in
      try folder.write(old + body + new + body, to: "A.swift")
      let run = try folder.stlint("--only", "state-not-private", "--fix", "--since", "HEAD")
      #expect(run.errors == "stlint: fixed 1 finding in 1 file\n")
      #expect(run.output.contains("notice: 1 finding is left out"))
      let text = try String(
        contentsOf: folder.url.appendingPathComponent("A.swift"), encoding: .utf8)
      let mended = new.replacingOccurrences(of: "@State var", with: "@State private var")
      #expect(text == old + body + mended + body)
    }
  }

  @Test func newModelOfTheOldKindIsAWarning() throws {
    let model = Folder.mistake.replacingOccurrences(
      of: "@ObservedObject var cart", with: "@StateObject private var cart")
    let config = #"{ "deploymentTarget": { "iOS": "17.0" } }"#
    try Repository.with([".stlint.json": config]) { folder in
      try folder.write(model, to: "Page.swift")
      let words = ["--only", "legacy-observable-object", "--since", "HEAD"]
      let run = try Stlint.run(words, in: folder.url)
      #expect(run.status == 1)
      #expect(run.output.contains("1 warning in 1 file"))
      // Who gives the rule a level means it.
      let given = try Stlint.run(
        words + ["--severity", "legacy-observable-object=note"], in: folder.url)
      #expect(given.status == 0)
      #expect(given.output.contains("1 note in 1 file"))
      #expect(try Stlint.run(Array(words.prefix(2)), in: folder.url).status == 0)
      try folder.commit()
      #expect(try Stlint.run(words, in: folder.url).output.contains("nothing found"))
    }
  }

  // MARK: What goes wrong

  @Test func unknownRevisionIsAnError() throws {
    try with { folder in
      let run = try folder.lint("--since", "mian")
      #expect(run.status == 2)
      #expect(run.output == "")
      #expect(
        run.errors
          == """
          stlint: git knows no revision `mian`; did you mean `main`?
          `git branch --all` shows the branches; `git fetch` brings those that are new.

          """)
      // No shell reads it.
      let odd = try folder.lint("--since", "main; touch made")
      #expect(odd.status == 2)
      #expect(
        !FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("made").path))
    }
  }

  @Test func noRepositoryIsAnError() throws {
    try Folder.with(["App/Page.swift": Folder.mistake]) { folder in
      let run = try folder.lint("--since", "HEAD", "App")
      #expect(run.status == 2)
      #expect(run.output == "")
      #expect(run.errors.hasPrefix("stlint: `App` lies in no repository that git can read: "))
      #expect(run.errors.contains("`--baseline`"))
    }
  }

  @Test func missingGitIsAnError() throws {
    try with { folder in
      let run = try Stlint.run(
        ["--since", "HEAD"], in: folder.url, environment: ["PATH": folder.url.path])
      #expect(run.status == 2)
      #expect(run.output == "")
      #expect(run.errors.contains("git is not installed here\n"))
    }
  }

  @Test func shallowCloneIsAnError() throws {
    try with { folder in
      try folder.git("checkout --quiet main")
      try folder.write("let a = 1\n", to: "A.swift")
      try folder.commit()
      try folder.git("checkout --quiet work")
      try folder.write("let b = 1\n", to: "B.swift")
      try folder.commit()
      try folder.git("clone --quiet --depth 1 --no-single-branch file://\"$PWD\" Clone")
      let clone = Folder(url: folder.url.appendingPathComponent("Clone"))
      let run = try clone.lint("--since", "origin/main")
      #expect(run.status == 2)
      #expect(run.errors.contains("HEAD and `origin/main` part is not in it\n`git fetch --unsh"))
      try folder.git("checkout --quiet --orphan lone && git commit --quiet --message lone")
      let apart = try folder.lint("--since", "main", "App")
      #expect(apart.status == 2)
      #expect(apart.errors.contains("HEAD and `main` have no commit in common\n"))
    }
  }
}
