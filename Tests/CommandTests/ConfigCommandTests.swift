import Foundation
import Testing

/// Which configuration is in force, and what it changes.
@Suite struct ConfigCommandTests {
  private func levels(_ level: String) -> String {
    "{\"rules\": {\"\(Folder.rule)\": \"\(level)\"}}"
  }

  /// The first line that is said of `Page.swift` and what status the run ends with.
  private func said(_ run: Stlint.Outcome) -> String {
    "\(run.status) " + (run.output.split(separator: "\n").first { $0.contains("Page.swift") } ?? "")
  }

  @Test func theNearestFromThePathUpIsInForce() throws {
    let files = [
      "App/Sources/Page.swift": Folder.mistake, ".stlint.json": levels("note"),
      "App/.stlint.json": levels("error"), "Other/Page.swift": Folder.mistake,
    ]
    try Folder.with(files) { folder in
      try folder.write("", to: ".git/HEAD")
      #expect(try said(folder.stlint("App")).hasPrefix("1 App/Sources/Page.swift:9:3: error: "))
      #expect(try said(folder.stlint("App/Sources/Page.swift")).contains(" error: "))
      // What lies further in than the path is not asked.
      #expect(try said(folder.stlint()).hasPrefix("0 App/Sources/Page.swift:9:3: note: "))
      #expect(try said(folder.stlint("Other")).hasPrefix("0 Other/Page.swift:9:3: note: "))
      let below = Folder(url: folder.url.appendingPathComponent("App/Sources"))
      #expect(try said(below.stlint()).hasPrefix("1 Page.swift:9:3: error: "))
      let named = try folder.stlint("App", "--config", ".stlint.json")
      #expect(said(named).contains(" note: "))
    }
  }

  @Test func theSearchEndsAtTheRepository() throws {
    let files = ["Repo/Page.swift": Folder.mistake, ".stlint.json": levels("error")]
    try Folder.with(files) { folder in
      #expect(try said(folder.stlint("Repo")).contains(" error: "))
      try folder.write("", to: "Repo/.git/HEAD")
      #expect(try said(folder.stlint("Repo")).contains(" warning: "))
    }
  }

  @Test func pathsThatLeadToDifferentOnesAreRefused() throws {
    let files = [
      "A/Page.swift": Folder.mistake, "A/.stlint.json": levels("note"),
      "B/B.swift": "", "B/.stlint.json": "{}", "C/C.swift": "",
    ]
    try Folder.with(files) { folder in
      try folder.write("", to: ".git/HEAD")
      let both = try folder.stlint("A", "C", "B")
      #expect(both.status == 2)
      #expect(both.output == "")
      #expect(
        both.errors == """
          stlint: `A` is linted as A/.stlint.json says, and `B` as B/.stlint.json says
          One of them can be in force: name it with `--config`, or lint one path at a time.

          """)
      // What leads to none is content with that of the others.
      #expect(try said(folder.stlint("C", "A")).contains(" note: "))
      #expect(
        try said(folder.stlint("A", "B", "--config", "B/.stlint.json")).contains(" warning: "))
      // Only the file that standard input stands for is asked.
      let input = try Stlint.run(
        ["-", "--stdin-path", "A/Page.swift", "A", "B"], in: folder.url,
        input: Data(Folder.mistake.utf8))
      #expect(said(input).contains(" note: "))
    }
  }

  @Test func mistakesStopTheRun() throws {
    let config = "{\n  \"rules\": {\"state-not-privat\": \"off\"},\n  \"failon\": \"note\",\n}\n"
    try Folder.with(["Page.swift": Folder.mistake, ".stlint.json": config]) { folder in
      let run = try folder.stlint()
      #expect(run.status == 2)
      #expect(run.output == "")
      #expect(
        run.errors == """
          stlint: .stlint.json:2:13: unknown rule `state-not-privat`; did you mean `state-not-private`?
          stlint: .stlint.json:3:3: unknown key `failon`; did you mean `failOn`?
          `stlint schema config` says what it can hold.

          """)
      let missing = try folder.stlint("--config", "none.json")
      #expect(missing.status == 2)
      #expect(
        missing.errors == """
          stlint: none.json: does not exist
          `stlint init` writes a first configuration; `--config FILE` names another one.

          """)
      let path = try folder.stlint("config", "--show", "Missing")
      #expect(path.status == 2)
      #expect(path.output == "")
      #expect(path.errors.hasPrefix("stlint: Missing: does not exist\n"))
      #expect(try folder.stlint("config", "--show").status == 2)
    }
  }

  @Test func theCommandLineWins() throws {
    let config = """
      {"rules": {"\(Folder.rule)": "error"}, "failOn": "never",
       "overrides": [{"files": ["Old"], "rules": {"\(Folder.rule)": "off"}}]}
      """
    let files = [
      "Page.swift": Folder.mistake, "Old/Page.swift": Folder.mistake, ".stlint.json": config,
    ]
    try Folder.with(files) { folder in
      let run = try folder.stlint("--quiet")
      #expect(run.status == 0)
      #expect(run.output.contains("Page.swift:9:3: error: "))
      #expect(!run.output.contains("Old/Page.swift:9"))
      #expect(try folder.stlint("--fail-on", "error").status == 1)
      let both = try folder.stlint("--severity", "\(Folder.rule)=note")
      #expect(both.output.contains("Old/Page.swift:9:3: note: "))
      #expect(both.output.contains("\nPage.swift:9:3: note: "))
      #expect(try folder.stlint("--disable", "all", "--quiet").output == "")
      #expect(try folder.stlint("--only", "state-not-private", "--quiet").output == "")
    }
  }

  @Test func whatIsLeftOutIsReadAndNotReported() throws {
    let page = Folder.mistake.replacingOccurrences(of: "final class Cart", with: "final class Tray")
    let cart = "import Combine\nfinal class Cart: ObservableObject { @Published var items = 0 }\n"
    let files = [
      "App/Page.swift": page,
      "App/Generated/Cart.swift": cart
        + Folder.mistake.dropFirst(0)
        .replacingOccurrences(of: "Cart", with: "Other"),
      ".stlint.json": "{\"exclude\": [\"**/Generated/**\"]}",
    ]
    try Folder.with(files) { folder in
      let run = try folder.lint()
      // That `Cart` observes is known from a file that is left out.
      #expect(run.status == 1)
      #expect(run.output.hasPrefix("App/Page.swift:9:3: warning: "))
      #expect(run.output.contains("\n1 file, 1 view, "))
      #expect(run.output.contains("; 1 warning in 1 file\n"))
      #expect(!run.output.contains("notice: left out"))
      for path in ["App/Generated/Cart.swift", "App/Generated"] {
        let named = try folder.lint(path)
        #expect(named.status == 0)
        #expect(
          named.output.contains(
            "notice: left out by `include` or `exclude` of the configuration: `\(path)`\n"))
      }
      let input = try folder.lint(
        "-", "--stdin-path", "App/Generated/X.swift", input: Folder.mistake)
      #expect(input.status == 0)
      let below = Folder(url: folder.url.appendingPathComponent("App"))
      #expect(try below.lint().output.contains("\n1 file, 1 view, "))
    }
  }

  @Test(.enabled(if: geteuid() != 0, "root reads everything"))
  func whatIsLeftOutMayBeUnreadable() throws {
    let config = "{\"exclude\": [\"Old.swift\", \"Shut/**\"]}"
    try Folder.with(["Page.swift": Folder.mistake, ".stlint.json": config]) { folder in
      try folder.write("", to: "Old.swift")
      try folder.write("", to: "Shut/B.swift")
      for path in ["Old.swift", "Shut"] {
        chmod(folder.url.appendingPathComponent(path).path, 0)
      }
      #expect(try folder.lint().status == 1)
    }
  }

  @Test func whatIsLeftOutMayBeTooLargeAndBroken() throws {
    let config = "{\"exclude\": [\"Old/**\"]}"
    try Folder.with(["Page.swift": Folder.mistake, ".stlint.json": config]) { folder in
      try folder.write("", to: "Old/Large.swift")
      truncate(folder.url.appendingPathComponent("Old/Large.swift").path, 65 << 20)
      mkfifo(folder.url.appendingPathComponent("Old/Pipe.swift").path, 0o644)
      try folder.link("Old/Broken.swift", to: "Nowhere.swift")
      let run = try folder.lint()
      #expect(run.status == 1)
      #expect(run.errors == "")
      #expect(!run.output.contains("Old/"))
      // Without the configuration all of it is said.
      try folder.write("{}", to: ".stlint.json")
      let all = try folder.lint()
      #expect(all.status == 2)
      #expect(all.errors.contains("Old/Large.swift: is larger than"))
      #expect(all.output.contains("`Old/Pipe.swift`"))
      #expect(all.output.contains("`Old/Broken.swift`"))
    }
  }

  @Test func theWayThereMayLeadThroughALink() throws {
    let config = "{\"exclude\": [\"Old\"], \"rules\": {\"\(Folder.rule)\": \"note\"}}"
    let files = [
      "Real/Page.swift": Folder.mistake, "Real/Old/Page.swift": Folder.mistake,
      "Real/.stlint.json": config,
    ]
    try Folder.with(files) { folder in
      try folder.link("Link", to: "Real")
      let real = Folder(url: folder.url.appendingPathComponent("Real"))
      let link = folder.url.appendingPathComponent("Link").path
      for words in [[], ["."], [link], [link + "/Page.swift"], ["Old/../Page.swift"]] {
        let run = try Stlint.run(words, in: real.url, environment: ["PWD": link])
        #expect(run.output.hasPrefix("Page.swift:9:3: note: "), "\(words)")
        #expect(run.output.contains("; 1 note in 1 file\n"), "\(words)")
      }
      #expect(try said(folder.stlint("Link")).hasPrefix("0 Link/Page.swift:9:3: note: "))
    }
  }

  @Test func fingerprintsBeginAtTheConfiguration() throws {
    try Folder.with(["Repo/App/Page.swift": Folder.mistake, "Page.swift": Folder.mistake]) {
      folder in
      try folder.write("", to: ".git/HEAD")
      try folder.write("{}", to: "Repo/App/.stlint.json")
      let prints = try ["Repo/App", "Page.swift"].map { path in
        try folder.lint("--format", "json", path).output.split(separator: "\n")
          .filter { $0.contains("\"fingerprint\"") }
      }
      #expect(prints[0].count == 1)
      #expect(prints[0] == prints[1])
    }
  }

  @Test func whatIsInForceIsShown() throws {
    let config = """
      {
        "exclude": ["Old"], "deploymentTarget": {"iOS": "17.0"},
        "rules": {"state-not-private": "error"},
        "overrides": [{"files": ["Page.swift"], "rules": {"state-never-mutated": "off"}}],
        "assume": {"actions": ["later"]}
      }
      """
    let files = ["Page.swift": Folder.mistake, "Old/A.swift": "", ".stlint.json": config]
    try Folder.with(files) { folder in
      func rows(_ words: String...) throws -> [String] {
        let run = try Stlint.run(["config"] + words, in: folder.url)
        #expect(run.status == 0)
        return run.output.split(separator: "\n").map {
          $0.split(separator: " ").joined(separator: " ")
        }
      }
      let shown = try rows("--show")
      for row in [
        "configuration .stlint.json found", "include none default", "exclude Old .stlint.json:2:3",
        "deploymentTarget iOS 17 .stlint.json:2:23", "xcode as manifests say default",
        "failOn warning default", "baseline none default", "requireReasons false default",
        "overrides Page.swift: state-never-mutated off .stlint.json:4:53",
        "assume.actions later .stlint.json:5:14",
        "state-not-private error .stlint.json:3:13", "state-write-in-body error default",
        "state-never-mutated note default", "derived-state off default",
      ] {
        #expect(shown.contains(row), "\(row)")
      }
      #expect(try rows() == shown)
      let one = try rows("--show", "Page.swift", "--fail-on=never", "--enable", "derived-state")
      #expect(one.contains("state-never-mutated off .stlint.json:4:53"))
      #expect(one.contains("derived-state note command line"))
      #expect(one.contains("failOn never command line"))
      #expect(try rows("Old/A.swift").contains("left out Old/A.swift include or exclude"))
      let json = try Stlint.run(["config", "--show", "--format", "json"], in: folder.url)
      let value = try JSONSerialization.jsonObject(with: Data(json.output.utf8))
      let root = try #require(value as? [String: Any])
      let rules = try #require(root["rules"] as? [[String: String]])
      #expect(
        rules.contains(["id": "state-not-private", "level": "error", "from": ".stlint.json:3:13"]))
      try FileManager.default.removeItem(at: folder.url.appendingPathComponent(".stlint.json"))
      try folder.write("", to: ".git/HEAD")
      #expect(try rows().contains("configuration none none found"))
    }
  }

  @Test func firstConfigurationIsWrittenOnce() throws {
    let manifest = """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Shop", platforms: [.iOS(.v16), .macOS("13.3")], targets: [.target(name: "Shop")])
      """
    let files = ["Package.swift": manifest, "Sources/Shop/Page.swift": Folder.mistake]
    try Folder.with(files) { folder in
      let run = try folder.stlint("init")
      #expect(run.status == 0)
      #expect(run.output == ".stlint.json is written; its comments say what each part does.\n")
      let shown = try folder.stlint("config", "--show").output
      #expect(shown.contains("iOS 16"))
      #expect(shown.contains("macOS 13.3"))
      try folder.write("{}", to: ".stlint.json")
      let again = try folder.stlint("init")
      #expect(again.status == 2)
      #expect(
        again.errors
          == "stlint: .stlint.json: is there already\n`stlint config --show` prints what it says.\n"
      )
      #expect(
        try String(contentsOf: folder.url.appendingPathComponent(".stlint.json"), encoding: .utf8)
          == "{}")
      #expect(try folder.stlint("init", "Sources").status == 0)
      #expect(try folder.stlint("init", "Nowhere").status == 2)
    }
  }
}
