import StateLint
import Testing

/// What the suggested edits make of the code. `«` and `»` mark what is replaced.
@Suite("Repairs")
struct RepairTests {
  private static let head = "import SwiftUI\n@Observable final class Lamp { var isOn = false }\n"

  @Test(
    "The new text in its place",
    arguments: [
      (
        "struct Row: View {\n  let n: Int\n  var body: some View {\n    Text(\"\\(n)\")\n"
          + "      .id(UUID())\n      .bold()\n  }\n}",
        "Text(\"\\(n)\")\n      .bold()"
      ),
      (
        "struct Seed: Identifiable {\n  public var id: UUID { UUID() }\n}\n"
          + "struct Row: View { var body: some View { Text(\"\") } }",
        "  public let id = UUID()\n}"
      ),
      (
        "struct Row: View {\n  fileprivate let lamp: Lamp = Lamp()\n"
          + "  var body: some View { Text(\"\\(lamp.isOn)\") }\n}",
        "{\n  @State private var lamp: Lamp = Lamp()\n"
      ),
    ])
  func repaired(_ code: String, _ wanted: String) throws {
    let text = Self.head + code
    let findings = EngineCheck(text).findings()
    let fix = try #require(findings.first { !$0.fixes.isEmpty }?.fixes.first)
    var bytes = Array(text.utf8)
    for edit in fix.edits.reversed() {
      bytes.replaceSubrange(
        edit.range.start.offset..<edit.range.end.offset, with: Array(edit.text.utf8))
    }
    #expect(String(decoding: bytes, as: UTF8.self).contains(wanted))
  }

  @Test(
    "No repair",
    arguments: [
      // A comment stands before the modifier.
      "struct Row: View { let n: Int; var body: some View { Text(\"\\(n)\") /* new */ .id(UUID()) } }",
      // An extension and an enum store nothing.
      "struct Seed {}\nextension Seed: Identifiable { var id: UUID { UUID() } }",
      "enum Page: Identifiable { case one; var id: UUID { UUID() } }",
    ])
  func nothingToRepair(_ code: String) {
    let findings = EngineCheck(Self.head + code).findings()
    #expect(findings.count == 1)
    #expect(findings.flatMap(\.fixes) == [])
  }

  @Test("A model that nobody else can reach is kept without a question")
  func safeRepairs() {
    for (word, applicability) in [("private", Fix.Applicability.safe), ("internal", .suggested)] {
      let code =
        "struct Row: View { \(word) let lamp = Lamp(); let n: Int\n"
        + "var body: some View { Text(\"\\(n) \\(lamp.isOn)\") } }"
      let fixes = EngineCheck(Self.head + code).findings().flatMap(\.fixes)
      #expect(fixes.map(\.applicability) == [applicability])
    }
  }
}
