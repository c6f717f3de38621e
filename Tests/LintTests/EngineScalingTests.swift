import StateLint
import TestSupport
import Testing

/// Four times the code, about four times the time: no step compares everything with everything.
@Suite("The engine, time", .serialized)
struct EngineScalingTests {
  /// Code in which something stands any number of times.
  struct Growth: Sendable, CustomTestStringConvertible {
    let name: String
    /// Before, between and behind the repeated parts. `N` in a part is its number, `M` the next one.
    let parts: [String]
    /// Each repetition is a file of its own.
    var isManyFiles = false

    var testDescription: String { name }

    /// The files with so many repetitions.
    func files(count: Int) -> [[UInt8]] {
      let head = "import SwiftUI\n"
      if isManyFiles {
        return (0..<count).map { number in
          Array((head + parts.map { numbered($0, number) }.joined()).utf8)
        }
      }
      let text = parts.enumerated().map { place, part in
        // The parts at odd places are the repeated ones.
        place % 2 == 0 ? part : (0..<count).map { numbered(part, $0) }.joined()
      }
      return [Array((head + text.joined()).utf8)]
    }

    private func numbered(_ part: String, _ number: Int) -> String {
      part.split(separator: "N", omittingEmptySubsequences: false).joined(separator: "\(number)")
        .split(separator: "M", omittingEmptySubsequences: false).joined(separator: "\(number + 1)")
    }
  }

  @Test("Four times as many take about four times the time", arguments: growths)
  func scaling(_ growth: Growth) {
    let single = EngineCheck(growth.files(count: Self.count))
    let fourfold = EngineCheck(growth.files(count: Self.count * 4))
    #expect(
      isAboutLinear(slack: .milliseconds(5)) {
        _ = single.findings()
      } fourfold: {
        _ = fourfold.findings()
      })
  }

  #if DEBUG
    static let count = 150
  #else
    static let count = 1_000
  #endif

}

extension EngineScalingTests {
  private static let view = "struct V: View { @State private var a = 0\n"
  private static let body = "var body: some View {\n"

  static let growths = [
    // Types
    Growth(
      name: "types of one name in a file",
      parts: ["", "struct Row: View { @State var x = 0; var body: some View { Text(\"\") } }\n"]),
    Growth(
      name: "types of one name in a file, each makes another",
      parts: ["", "struct Row: View { @State var x = 0; var body: some View { Row(x: 3) } }\n"]),
    Growth(
      name: "types of one name, a file each",
      parts: [
        "struct Row: View { @State var x = 0; var body: some View { Row(x: 1) } }\n",
        "struct WN: View { var body: some View { Row(x: N) } }\n",
      ],
      isManyFiles: true),
    Growth(
      name: "hidden types of one name, a file each",
      parts: ["private struct Row: View { @State var x = 0; var body: some View { Row(x: 1) } }\n"],
      isManyFiles: true),
    Growth(
      name: "nested types of one name",
      parts: [
        "",
        """
        struct VN: View { enum Kind { case a }; @State var k = Kind.a; var body: some View { VM() } }

        """,
      ]),
    Growth(
      name: "views, one behind the other",
      parts: ["", "struct VN: View { @State var x = 0; var body: some View { VM(x: x) } }\n"]),
    Growth(
      name: "views, a file each",
      parts: ["struct VN: View { @State var x = 0; var body: some View { VM(x: x) } }\n"],
      isManyFiles: true),
    Growth(
      name: "classes that inherit from one another",
      parts: ["", "class AN: AM { var x = 1\n func f() { x = 2 } }\n"]),
    Growth(
      name: "observable classes",
      parts: ["", "class AN: ObservableObject { @Published var x = 1; func f() { y.$zN } }\n"]),
    Growth(
      name: "aliases of one name", parts: ["struct V { let a: A }\n", "typealias A = Int\n"]),
    Growth(
      name: "extensions of one type",
      parts: [
        "struct V: View { @State var x = 0; var body: some View { f0() } }\n",
        "extension V { func fN() -> some View { fM() } }\n",
      ]),
    Growth(
      name: "extensions of a type, a file each",
      parts: ["extension V { func fN() -> some View { fM() } }\nstruct WN: View { let a = V() }\n"],
      isManyFiles: true),
    // Uses
    Growth(
      name: "call sites in one view",
      parts: [
        "struct V: View { @State var a = 0\n var body: some View { Text(\"\") } }\n"
          + "struct W: View { @State private var q = 1\n var body: some View {\n",
        "V(a: q)\n", "} }",
      ]),
    Growth(
      name: "call sites in as many views",
      parts: [
        "struct V: View { @State var a = 0\n var body: some View { Text(\"\") } }\n",
        "struct WN: View { @State private var q = 1\n var body: some View { V(a: q) } }\n",
      ]),
    Growth(
      name: "call sites, a file each",
      parts: ["struct WN: View { @State private var q = 1; var body: some View { W0(q: q) } }"],
      isManyFiles: true),
    Growth(
      name: "members that are written",
      parts: [
        "struct V: View {", "@State var aN = 0\n", body, "let _ = (aN = 1)\n", "} }",
      ]),
    Growth(
      name: "members that are called",
      parts: [
        "struct V: View { @State private var a = 0\n" + body, "fN()\n", "}\n",
        "func fN() -> some View { a = 1 }\n", "}",
      ]),
    Growth(
      name: "getters that are read",
      parts: [
        "struct V: View { @State private var a = 0\n" + body, "fN\n", "}\n",
        "var fN: some View { a = 1 }\n", "}",
      ]),
    Growth(
      name: "initialisers",
      parts: [
        "struct V: View { @State private var a: Int\n var body: some View { Text(\"\") }\n",
        "init(xN: Int) { _a = State(initialValue: xN) }\n", "}",
      ]),
    Growth(
      name: "initialisers of what has a value",
      parts: [
        "struct V: View { @State private var a = 0\n var body: some View { Text(\"\") }\n",
        "init(xN: Int) { a = xN }\n", "}",
      ]),
    Growth(
      name: "bindings of one declaration",
      parts: ["struct V: View { @State var a", ", bN", ": Int; var body: some View { a } }"]),
    Growth(
      name: "locals of one function",
      parts: [view + body, "let bN = a\n", "", "f(bN, zN)\n", "} }"]),
    Growth(
      name: "local functions",
      parts: [view + body, "func bN() { a = 1 }\n", "", "bN()\n", "} }"]),
    // Findings
    Growth(name: "findings on one line", parts: [view + body, "a = 1;", "} }"]),
    Growth(name: "findings on as many lines", parts: [view + body, "a = 1\n", "} }"]),
    Growth(
      name: "branches of #if around members",
      parts: [
        "struct V: View {", "#if A\n@State var aN = 0\n#else\n@State var bN = 0\n#endif\n",
        "var body: some View { Text(\"\") } }",
      ]),
    Growth(
      name: "branches of #if around statements",
      parts: [view + body, "#if A\na = 1\n#else\na = 2\n#endif\n", "} }"]),
    Growth(
      name: "branches of #if in a chain",
      parts: [view + body + "Text(\"\")", "\n#if A\n.b(a)\n#endif\n", "} }"]),
    // Suppressions
    Growth(
      name: "suppressions that end",
      parts: [
        view + body,
        "// stlint:disable state-write-in-body\na = 1\n// stlint:enable state-write-in-body\n",
        "} }",
      ]),
    Growth(
      name: "suppressions that are never ended",
      parts: [
        view + body, "// stlint:disable state-write-in-body\na = 1\n", "",
        "// stlint:enable state-not-private\n", "} }",
      ]),
    Growth(
      name: "suppressions of the next line",
      parts: [view + body, "// stlint:disable:next state-write-in-body\na = 1\n", "} }"]),
    Growth(
      name: "suppressions in the whole file",
      parts: [view + body, "// stlint:disable:file state-not-private\na = 1\n", "} }"]),
    Growth(
      name: "previews",
      parts: [
        "struct V: View { @State var a = 0\n var body: some View { Text(\"\") } }\n",
        "#Preview { V(a: 1) }\n",
      ]),
  ]
}
