import Foundation
import Testing

/// What a slip cannot do: overwrite what is read, call unread code clean, take minutes.
@Suite struct GuardTests {
  @Test(arguments: ["Page.swift", "./Page.swift", ".stlint.json", "known.json"])
  func reportsAreNotWrittenOverInputs(_ path: String) throws {
    let files = [
      "Page.swift": Folder.mistake, ".stlint.json": "{\"baseline\": \"known.json\"}",
      "known.json": "{\"version\": 1, \"findings\": []}",
    ]
    try Folder.with(files) { folder in
      let run = try folder.lint("--format", "json", "--output", path, ".")
      #expect(run.status == 2)
      #expect(run.output == "")
      #expect(run.errors.contains("which this run reads"))
      for (name, text) in files {
        let left = try String(contentsOf: folder.url.appendingPathComponent(name), encoding: .utf8)
        #expect(left == text)
      }
    }
  }

  @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16, .utf32])
  func wideTextIsNotCalledClean(_ encoding: String.Encoding) throws {
    try Folder.with([:]) { folder in
      try folder.write(try #require(Folder.mistake.data(using: encoding)), to: "Page.swift")
      let run = try folder.lint(".")
      #expect(run.status == 2)
      #expect(run.errors.contains("Page.swift: is UTF-16 or UTF-32, and Swift reads UTF-8"))
    }
  }

  @Test func aConfigurationThatCannotBeReadIsNotIgnored() throws {
    try Folder.with(["Page.swift": Folder.mistake]) { folder in
      try folder.link(".stlint.json", to: "gone.json")
      let run = try folder.lint(".")
      #expect(run.status == 2)
      #expect(run.errors.contains(".stlint.json: does not exist"))
    }
  }

  @Test func aBaselineMeansTheSameFilesFromEverywhere() throws {
    let other = Folder.mistake.replacingOccurrences(of: "Page", with: "Other")
      .replacingOccurrences(of: "Cart", with: "Basket")
    try Folder.with(["A.swift": Folder.mistake, "sub/B.swift": other]) { folder in
      // No repository around it.
      #expect(try folder.lint("--baseline", "known.json", "--write-baseline", ".").status == 0)
      let known = folder.url.appendingPathComponent("known.json")
      let file = try String(contentsOf: known, encoding: .utf8)
      let below = Folder(url: folder.url.appendingPathComponent("sub"))
      #expect(try below.lint("--baseline", "../known.json", "--prune-baseline", ".").status == 0)
      #expect(try String(contentsOf: known, encoding: .utf8) == file)
      #expect(try folder.lint("--baseline", "known.json", ".").status == 0)
    }
  }
}
