import StateLint
import Testing

/// Names in findings are those that the person wrote, spelled one way everywhere.
@Suite("The names in findings")
struct FindingWordsTests {
  private func findings(_ state: String, _ line: String, _ rest: String = "") -> [Finding] {
    EngineCheck(
      """
      import SwiftUI
      struct V: View {
        @State private var \(state)
        var body: some View {
          let _ = \(line)
          Text("")
        }
        private func note(_ word: String, of page: Int) { seen = page }
      }
      \(rest)
      """
    ).findings()
  }

  @Test(arguments: [
    ("count: Int?", "count? += 1", "count"), ("count: Int?", "self.count! += 1", "count"),
    ("tags: [Int]?", "tags?.append(1)", "tags"), ("flag = false", "flag.toggle()", "flag"),
    ("lamp: Lamp?", "lamp?.level? += 1", "lamp?.level"),
  ])
  func whatIsWrittenIsNamedWithoutItsMarks(_ state: String, _ line: String, _ name: String) {
    let found = findings(state, line, "struct Lamp { var level: Int? }")
    #expect(found.map(\.rule) == ["state-write-in-body"])
    #expect(found.first?.message == "`\(name)` is written while `V` is being drawn")
  }

  @Test func helpersAreSpelledWithTheirLabels() {
    let found = findings("seen = 0", "note(\"a\", of: 1)")
    #expect(
      found.flatMap(\.path).map(\.message) == ["`body` calls `note(_:of:)`"])
  }

  @Test func methodsAreSpelledAlikeInMessageAndPath() {
    let found = findings(
      "deck = Deck()", "deck.add(1)",
      """
      @Observable final class Deck {
        var cards: [Int] = []
        func add(_ card: Int, twice: Bool = false) { put(card) }
        private func put(_ card: Int) { cards.append(card) }
      }
      """)
    #expect(found.map(\.rule) == ["model-mutation-in-body"])
    #expect(
      found.first?.message.hasPrefix("`deck.add(_:twice:)` changes `deck.cards`") == true)
    #expect(
      found.flatMap(\.path).map(\.message) == [
        "`add(_:twice:)` calls `put(_:)`", "`put(_:)` changes `cards`",
      ])
  }
}
