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
    #expect(Self.text(text, mendedBy: fix).contains(wanted))
  }

  private static func text(_ text: String, mendedBy fix: Fix) -> String {
    var bytes = Array(text.utf8)
    for edit in fix.edits.reversed() {
      bytes.replaceSubrange(
        edit.range.start.offset..<edit.range.end.offset, with: Array(edit.text.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// One line of a whole example, before and after.
  static let examples: [(rule: String, code: String, wanted: String)] = [
    (
      "published-missing",
      """
      final class Mill: ObservableObject {
        @Published var speed = 0
        var sacks = 0
        func grind() { sacks += 1 }
      }
      struct MillView: View {
        @ObservedObject var mill: Mill
        var body: some View { Button("\\(mill.sacks)") { mill.grind() } }
      }
      """, "  @Published var sacks = 0"
    ),
    (
      "observable-subclass-unmarked",
      """
      @Observable class Boat { var name = "" }
      final class Ferry: Boat { var cars = 0 }
      struct FerryView: View {
        let ferry: Ferry
        var body: some View { Button("\\(ferry.cars)") { ferry.cars += 1 } }
      }
      """, "@Observable final class Ferry"
    ),
    (
      "property-wrapper-in-observable",
      "@Observable final class Kiln { @Published var heat = 0 }", "Kiln { var heat = 0 }"
    ),
    (
      "property-wrapper-in-observable",
      "@Observable final class Kiln { lazy var heat = 0 }",
      "Kiln { @ObservationIgnored lazy var heat = 0 }"
    ),
    (
      "untracked-observable-property",
      """
      @Observable final class Kiln { @ObservationIgnored var heat = 0 }
      struct KilnView: View {
        let kiln: Kiln
        var body: some View { Button("\\(kiln.heat)") { kiln.heat += 1 } }
      }
      """, "Kiln { var heat = 0 }"
    ),
    (
      "dynamic-property-outside-view",
      "final class Kiln: ObservableObject { @State var heat = 0 }",
      "{ @Published var heat = 0 }"
    ),
    (
      "foreach-nonconstant-range",
      """
      struct Shelf: View {
        @State private var count = 1
        var body: some View {
          List { ForEach(0..<count) { Text("\\($0)") } }.onTapGesture { count += 1 }
        }
      }
      """, "ForEach(0..<count, id: \\.self)"
    ),
    (
      "state-without-initial-value",
      "struct Row: View { @State let n = 1; var body: some View { Text(\"\\(n)\") } }",
      "@State var n = 1"
    ),
    (
      "state-passed-by-parent",
      """
      struct Row: View {
        @State var n: Int
        var body: some View { Text("\\(n)") }
      }
      struct Page: View {
        @State private var n = 1
        var body: some View { Button("+") { n += 1 }; Row(n: n) }
      }
      """, "  let n: Int"
    ),
  ]

  @Test("One word mends it", arguments: examples)
  func mended(rule: String, code: String, wanted: String) throws {
    let text = Self.head + code
    let finding = try #require(EngineCheck(text).findings().first { $0.rule == rule })
    let fix = try #require(finding.fixes.first)
    let result = Self.text(text, mendedBy: fix)
    #expect(result.contains(wanted), "\(result)")
    #expect(!EngineCheck(result).findings().contains { $0.rule == rule })
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

  @Test(
    "What is deleted takes along what belongs to it",
    arguments: [
      (
        "  let n: Int\n\n  /// Never drawn.\n  /// Really.\n  @State private var old = 0  // unused\n\n"
          + "  var body",
        "  let n: Int\n\n  var body"
      ),
      ("  let n: Int\n  // n\n  @State private var old = 0\n  var body", "  // n\n  var body"),
      ("  let n: Int; @State private var old = 0\n  var body", "  let n: Int; \n  var body"),
      (
        "  let n: Int\r\n\r\n  @State private var old = 0\r\n\r\n  var body",
        "  let n: Int\r\n\r\n  var body"
      ),
    ])
  func deleted(_ code: String, _ wanted: String) throws {
    let text =
      Self.head + "struct Row: View {\n" + code + ": some View { Text(\"\\(n)\") }\n}\n"
    let findings = EngineCheck(text).findings()
    let fix = try #require(findings.first { $0.rule == "state-never-mutated" }?.fixes.first)
    let result = Self.text(text, mendedBy: fix)
    #expect(Array(result.utf8).contains(Array(wanted.utf8)), "\(result)")
    #expect(!result.contains("old"))
    #expect(!result.contains("Never"))
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
