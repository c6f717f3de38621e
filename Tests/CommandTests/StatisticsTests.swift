import Foundation
import Testing

@testable import stlint

/// Counts by rule in place of findings.
@Suite struct StatisticsTests {
  /// Two views with the same two mistakes; `Page` has one of them twice.
  private var files: [String: String] {
    let state = """
      import SwiftUI

      struct Row: View {
        @State var first = 0
        @State var second = 0

        var body: some View { Button("\\(first)\\(second)") { first += 1; second += 1 } }
      }

      """
    return ["App/Page.swift": Folder.mistake, "App/Row.swift": state]
  }

  private func run(_ folder: Folder, _ words: String...) throws -> Stlint.Outcome {
    try Stlint.run(
      ["--only", "\(Folder.rule),state-not-private", "--statistics"] + words, in: folder.url)
  }

  @Test func theMostFrequentRuleComesFirst() throws {
    try Folder.with(files) { folder in
      let text = try run(folder)
      #expect(text.status == 1)
      #expect(text.errors == "")
      let lines = text.output.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines[0] == "findings  fixable  level    rule                             symptom")
      #expect(lines[1].hasPrefix("       2        2  "))
      #expect(lines[1].contains("  state-not-private                "))
      #expect(lines[2].hasPrefix("       1  "))
      #expect(lines[2].contains("  \(Folder.rule)  resets"))
      #expect(lines[3] == "")
      #expect(text.output.hasSuffix(" in 2 files\n"))
      #expect(!text.output.contains("Row.swift"))
      #expect(text.output.contains("\n`--fix` mends 2"))
      let quiet = try run(folder, "--quiet")
      #expect(quiet.output.split(separator: "\n").count == 3)
      #expect(try run(folder, "--fail-on", "never").status == 0)
    }
  }

  @Test func toolsGetTheSameNumbers() throws {
    try Folder.with(files) { folder in
      let output = try run(folder, "--format", "json").output
      let root = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
      let rows = try #require(root?["statistics"] as? [[String: Any]])
      #expect(rows.map { $0["rule"] as? String } == ["state-not-private", Folder.rule])
      #expect(rows.map { $0["findings"] as? Int } == [2, 1])
      #expect(rows.map { $0["files"] as? Int } == [1, 1])
      #expect(rows[0]["fixable"] as? Int == 2)
      #expect(rows[0]["safelyFixable"] as? Int == 2)
      #expect(rows[1]["symptom"] as? String == "resets")
      #expect(rows[1]["severity"] as? String == "warning")
      #expect(root?["findings"] == nil)
      #expect((root?["summary"] as? [String: Any])?["files"] as? Int == 2)
      let file = try run(folder, "--format", "json", "--output", "counts.json")
      #expect(file.output == "")
      let written = folder.url.appendingPathComponent("counts.json")
      #expect(try String(contentsOf: written, encoding: .utf8) == output)
    }
  }

  @Test func whatIsCleanHasNoTable() throws {
    try Folder.with(["A.swift": "let a = 1\n"]) { folder in
      let text = try run(folder)
      #expect(text.output.hasPrefix("1 file, "))
      #expect(try run(folder, "--format", "json").output.contains("\"statistics\": []"))
      #expect(try run(folder, "--quiet").output == "")
    }
  }

  @Test func fixesAreCountedAfterwards() throws {
    try Folder.with(files) { folder in
      let fixed = try run(folder, "--fix")
      #expect(!fixed.output.contains("state-not-private"))
      #expect(fixed.output.contains(Folder.rule))
    }
  }

  @Test(arguments: [
    ["--statistics", "--format", "sarif"], ["--statistics", "--format", "junit", "--output", "a"],
    ["--statistics", "--diff"], ["rules", "--statistics"], ["-", "--fix", "--statistics"],
    ["--statistics=yes"], ["diagnose", "resets", "--statistics"],
  ])
  func mistakesAreRefused(_ words: [String]) {
    #expect(throws: UsageError.self) {
      try OptionParser.parse(words.map { Argument(bytes: Array($0.utf8)) })
    }
  }
}
