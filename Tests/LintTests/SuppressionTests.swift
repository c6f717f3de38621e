import StateLint
import Testing

/// Which of three findings comments silence: each line `a = 1` is a write in `body`.
@Suite("Suppressions")
struct SuppressionTests {
  private static let rule = "state-write-in-body"

  /// The comments before, between and behind the lines; `RULE` stands for the rule.
  @Test(
    "What is silent",
    arguments: [
      (["", "", "", ""], [1, 2, 3]),
      (["", "disable:next RULE", "", ""], [1, 3]),
      (["disable:next RULE", "", "disable:next all", ""], [2]),
      (["", "disable:previous RULE", "", ""], [2, 3]),
      (["", "", "", "disable:file RULE"], []),
      (["", "disable RULE", "enable RULE", ""], [1, 3]),
      (["disable RULE", "disable RULE", "enable RULE", ""], [3]),
      (["", "disable RULE", "", ""], [1]),
      (["disable", "enable all", "", ""], [2, 3]),
      (["disable RULE, other", "enable other", "enable RULE", ""], [3]),
      (["disable other", "enable RULE", "", ""], [1, 2, 3]),
      (["enable RULE", "disable RULE -- why", "enable", ""], [1, 3]),
      (["disable:next other", "disable:file other", "", ""], [1, 2, 3]),
    ])
  func silence(_ comments: [String], _ loud: [Int]) {
    var text = "import SwiftUI\nstruct V: View {\n@State private var a = 0\nvar body: some View {\n"
    for (place, comment) in comments.enumerated() {
      if !comment.isEmpty {
        let words = comment.split(separator: "RULE", omittingEmptySubsequences: false)
        text += "// stlint:" + words.joined(separator: Self.rule)
      }
      text += place < 3 ? "\na = 1 // \(place + 1)\n" : "\n"
    }
    text += "} }"
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let found = EngineCheck(text).findings().filter { $0.rule == Self.rule }
      .compactMap { lines[$0.range.start.line - 1].last?.wholeNumberValue }
    #expect(found == loud)
  }
}
