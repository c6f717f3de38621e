import Foundation
import Testing

/// Known findings are silent, and nothing else is.
@Suite struct BaselineCommandTests {
  private func with(_ body: (Folder) throws -> Void) throws {
    try Folder.with(["App/Page.swift": Folder.mistake, "Lib/B.swift": "let b = 1\n"]) { folder in
      try folder.write("", to: ".git/HEAD")
      try body(folder)
    }
  }

  private func text(_ path: String, _ folder: Folder) throws -> String {
    try String(contentsOf: folder.url.appendingPathComponent(path), encoding: .utf8)
  }

  private func change(_ path: String, _ folder: Folder, _ change: (inout String) -> Void) throws {
    var text = try text(path, folder)
    change(&text)
    try folder.write(text, to: path)
  }

  @Test func whatIsWrittenIsSilent() throws {
    try with { folder in
      let written = try folder.lint("--baseline", "known.json", "--write-baseline")
      #expect(written.status == 0)
      #expect(
        written.output.hasSuffix(
          """
          notice: known.json lists 1 finding of this run
          2 files, 1 view, 0 names not resolved; nothing found, 1 in the baseline

          """))
      let file = try text("known.json", folder)
      #expect(file.contains("\"rule\": \"\(Folder.rule)\""))
      #expect(file.contains("\"path\": \"App/Page.swift\""))
      #expect(file.contains("\"line\": \"@ObservedObject var cart = Cart()\""))
      for path in [".", "App", "App/Page.swift"] {
        let run = try folder.lint("--baseline", "known.json", path)
        #expect(run.status == 0)
        #expect(run.output.hasSuffix("; nothing found, 1 in the baseline\n"))
        #expect(!run.output.contains("known.json"))
        #expect(!run.output.contains("gone"))
      }
      let below = Folder(url: folder.url.appendingPathComponent("App"))
      #expect(try below.lint("--baseline", "../known.json").status == 0)
      let json = try folder.lint("--baseline", "known.json", "--format", "json")
      #expect(json.output.contains("\"baselined\": 1"))
      #expect(json.output.contains("\"findings\": []"))
      let input = try folder.lint(
        "-", "--stdin-path", "App/Page.swift", "--baseline=known.json", input: Folder.mistake)
      #expect(input.status == 0)
      // Nothing changed, so the file is the same.
      _ = try folder.lint("--baseline", "known.json", "--write-baseline")
      #expect(try text("known.json", folder) == file)
    }
  }

  @Test func codeThatMovesStaysKnown() throws {
    try with { folder in
      _ = try folder.lint("--baseline", "known.json", "--write-baseline")
      let run = { try folder.lint("--baseline", "known.json") }
      try change("App/Page.swift", folder) { $0 = "// A page.\n\n" + $0 }
      #expect(try run().status == 0)
      try change("App/Page.swift", folder) {
        $0 = $0.replacingOccurrences(of: "struct Page", with: "struct Screen")
          .replacingOccurrences(of: "cart = Cart()", with: "cart  =  Cart() // here")
      }
      #expect(try run().status == 0)
      try FileManager.default.moveItem(
        at: folder.url.appendingPathComponent("App/Page.swift"),
        to: folder.url.appendingPathComponent("Lib/Screen.swift"))
      #expect(try run().status == 0)
      #expect(try !run().output.contains("gone"))
      // A second one of the same code is new: each is known once.
      try folder.write(
        Folder.mistake.replacingOccurrences(of: "struct Page", with: "struct Other")
          .replacingOccurrences(
            of: "final class Cart: ObservableObject {", with: "extension Cart {"
          )
          .replacingOccurrences(of: "  @Published var items = 0\n", with: ""),
        to: "App/Other.swift")
      #expect(try run().status == 1)
      #expect(try run().output.contains("; 1 warning in 1 file, 1 in the baseline\n"))
    }
  }

  @Test func editedLineIsNewAndTheOldOneGone() throws {
    try with { folder in
      _ = try folder.lint("--baseline", "known.json", "--write-baseline")
      try change("known.json", folder) {
        $0 = $0.replacingOccurrences(
          of: "\"count\": 1", with: "\"count\": 1, \"note\": \"we know\"")
      }
      try change("App/Page.swift", folder) {
        $0 = $0.replacingOccurrences(of: "var cart = Cart()", with: "var cart: Cart = Cart()")
      }
      let run = try folder.lint("--baseline", "known.json")
      #expect(run.status == 1)
      #expect(
        run.output.contains(
          "notice: 1 finding of the baseline is gone: \(Folder.rule) in `App/Page.swift`; "
            + "`--prune-baseline` takes it out\n"))
      // A rule or a folder that was not looked at says nothing of what is gone.
      for words in [["Lib"], ["--disable", Folder.rule, "."]] {
        let other = try Stlint.run(["--baseline", "known.json"] + words, in: folder.url)
        #expect(!other.output.contains("is gone"), "\(words)")
      }
      let before = try text("known.json", folder)
      #expect(try folder.lint("--baseline", "known.json", "--prune-baseline", "Lib").status == 0)
      #expect(try text("known.json", folder) == before)
      let pruned = try folder.lint("--baseline", "known.json", "--prune-baseline")
      #expect(pruned.status == 1)
      #expect(
        pruned.output.contains(
          "notice: 1 finding taken out of known.json: \(Folder.rule) in `App/Page.swift`\n"))
      #expect(try text("known.json", folder).contains("\"findings\": []"))
    }
  }

  @Test func notesAndLinksStay() throws {
    try with { folder in
      try folder.write("", to: "shared/real.json")
      try FileManager.default.removeItem(at: folder.url.appendingPathComponent("shared/real.json"))
      _ = try folder.lint("--baseline", "shared/real.json", "--write-baseline")
      try folder.link("known.json", to: "shared/real.json")
      try change("shared/real.json", folder) {
        $0 = $0.replacingOccurrences(
          of: "\"count\": 1", with: "\"count\": 1, \"note\": \"we know\"")
      }
      try change("App/Page.swift", folder) {
        $0 = $0.replacingOccurrences(of: "struct Page", with: "struct Screen")
      }
      _ = try folder.lint("--baseline", "known.json", "--write-baseline")
      let file = try text("shared/real.json", folder)
      #expect(file.contains("\"note\": \"we know\""))
      let names = try FileManager.default.contentsOfDirectory(
        atPath: folder.url.appendingPathComponent("shared").path)
      #expect(names == ["real.json"])
      let link = try FileManager.default.destinationOfSymbolicLink(
        atPath: folder.url.appendingPathComponent("known.json").path)
      #expect(link == "shared/real.json")
    }
  }

  @Test func theConfigurationNamesIt() throws {
    try with { folder in
      try folder.write("{\"baseline\": \"known.json\"}", to: "App/.stlint.json")
      let missing = try folder.lint("App")
      #expect(missing.status == 2)
      #expect(
        missing.errors == """
          stlint: App/known.json: does not exist
          Where no file stands, `--write-baseline` writes one from what is found now.

          """)
      #expect(try folder.lint("App", "--write-baseline").status == 0)
      #expect(try text("App/known.json", folder).contains("\"path\": \"Page.swift\""))
      #expect(try folder.lint("App").status == 0)
      let below = Folder(url: folder.url.appendingPathComponent("App"))
      #expect(try below.lint().status == 0)
      #expect(
        try below.stlint("config").output.split(separator: "\n").contains {
          $0.hasPrefix("baseline ") && $0.contains("known.json ")
        })
      // Who asks about what they see is told of what is known as well.
      let said = try below.stlint("diagnose", "resets").output
      #expect(said.contains("Page.swift:9:3"))
    }
  }

  @Test func whatCannotBeDoneIsSaid() throws {
    try with { folder in
      let nowhere = try folder.lint("--write-baseline")
      #expect(nowhere.status == 2)
      #expect(
        nowhere.errors.hasPrefix("stlint: `--write-baseline` needs a file: `--baseline FILE`"))
      try folder.write("{\"version\": 1, \"findings\": [{}]}", to: "known.json")
      let broken = try folder.lint("--baseline", "known.json")
      #expect(broken.status == 2)
      #expect(broken.output == "")
      #expect(broken.errors.hasPrefix("stlint: known.json:1:29: a finding lacks `fingerprint`"))
      #expect(broken.errors.contains("`--write-baseline` writes it anew.\n"))
      let unwritable = try folder.lint("--baseline", "No/known.json", "--write-baseline")
      #expect(unwritable.status == 2)
      #expect(
        unwritable.errors
          == "stlint: No/known.json: cannot be written: its folder does not exist\n")
    }
  }
}
