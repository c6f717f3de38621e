import StateLint
import TestSupport
import Testing

/// From bytes to findings, with fixtures that were cut, mixed and spoiled: no trap, and no finding
/// outside its file.
@Suite("The engine, whatever it is given")
struct EngineRobustnessTests {
  #if DEBUG
    /// Without optimisation each byte takes fifty times as long.
    static let stride = 151
    static let mixCount = 25
  #else
    static let stride = 3
    static let mixCount = 3_000
  #endif

  private static let partCount = 8

  /// The files of every eighth fixture, from the one at `part`.
  private static func projects(part: Int) -> [[[UInt8]]] {
    Swift.stride(from: part, to: Fixture.folders.count, by: partCount).map { place in
      Fixture(folder: Fixture.folders[place]).files.map { Array($0.text.utf8) }
    }
  }

  @Test("Fixtures whose last file ends early", arguments: 0..<partCount)
  func prefixes(_ part: Int) {
    for (place, files) in Self.projects(part: part).enumerated() {
      guard let last = files.last else { continue }
      for count in Swift.stride(from: place % Self.stride, to: last.count, by: Self.stride) {
        EngineCheck(files.dropLast() + [Array(last[..<count])])
          .check("\(Fixture.folders[part + place * Self.partCount]), \(count) bytes")
      }
    }
  }

  @Test("Fixtures with a token too few or too many", arguments: 0..<partCount)
  func spoiledTokens(_ part: Int) {
    for (place, files) in Self.projects(part: part).enumerated() {
      guard let first = files.first else { continue }
      let pieces = Self.pieces(of: first)
      for index in Swift.stride(from: place % Self.stride, to: pieces.count, by: Self.stride) {
        var fewer = pieces
        fewer.remove(at: index)
        var more = pieces
        more.insert(pieces[index], at: index)
        for changed in [fewer, more] {
          EngineCheck([Array(changed.joined())] + files.dropFirst())
            .check("\(Fixture.folders[part + place * Self.partCount]), token \(index)")
        }
      }
    }
  }

  @Test("Halves of fixtures joined, several as one project", arguments: 0..<partCount)
  func splices(_ part: Int) {
    var random = SeededRandom(seed: UInt64(part))
    let files = (0..<Self.partCount).flatMap { Self.projects(part: $0) }.flatMap { $0 }
    let pieces = files.map { Self.pieces(of: $0) }
    for mix in 0..<Self.mixCount {
      let made = (0..<Int.random(in: 1...5, using: &random)).map { _ -> [UInt8] in
        let head = pieces.randomElement(using: &random)!
        let tail = pieces.randomElement(using: &random)!
        return Array(
          (head.prefix(Int.random(in: 0...head.count, using: &random))
            + tail.suffix(Int.random(in: 0...tail.count, using: &random))).joined())
      }
      EngineCheck(made).check("mix \(mix) of part \(part)")
    }
  }

  @Test("Fixtures of all kinds as one project", arguments: 0..<partCount)
  func mixes(_ part: Int) {
    var random = SeededRandom(seed: UInt64(100 + part))
    let projects = (0..<Self.partCount).flatMap { Self.projects(part: $0) }
    for mix in 0..<(Self.mixCount / 5) {
      let files = (0..<4).flatMap { _ in projects.randomElement(using: &random)! }
      EngineCheck(files).check("mix \(mix) of part \(part)")
    }
  }

  @Test("All fixtures together") func everything() {
    EngineCheck((0..<Self.partCount).flatMap { Self.projects(part: $0) }.flatMap { $0 })
      .check("all fixtures")
  }

  /// A file cut behind each of its tokens; the blanks before a token belong to it.
  private static func pieces(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var start = 0
    var pieces: [ArraySlice<UInt8>] = []
    for line in Inspection.tokens(of: bytes).split(separator: "\n") {
      let end = line.split(separator: "\t").dropFirst().first.flatMap { Int($0) } ?? bytes.count
      pieces.append(bytes[start..<end])
      start = end
    }
    return pieces + [bytes[start...]]
  }

  // MARK: Code that leads in circles

  @Test(
    "Declarations that lead back to themselves",
    arguments: [
      // Static members.
      """
      struct A { static let a = B.b }
      struct B { static let b = A.a }
      struct V: View { @State var x = A.a; var body: some View { Text("") } }
      """,
      // Factories.
      """
      class M: ObservableObject { static func make() -> M { M.make() } }
      struct V: View { @ObservedObject var x = M.make(); var body: some View { Text("") } }
      """,
      """
      class M: ObservableObject {
        static func a() -> M { M.b() }
        static func b() -> M { return M.a() }
      }
      struct V: View { @ObservedObject var x = M.a(); var body: some View { Text("") } }
      """,
      // Superclasses.
      """
      class A: B, ObservableObject { @Published var a = 1 }
      class B: A, ObservableObject { @Published var b = 1 }
      struct V: View { @StateObject var a = A(); var body: some View { Text("\\(a.a)\\(a.z)") } }
      """,
      """
      class A: B { func f() {} }
      class B: A { func g() {} }
      struct V: View { let a = A(); var body: some View { Text("\\(a.z)"); a.f(); a.g() } }
      """,
      "class A: A {}\nstruct V: View { @State var a = A(); var body: some View { Text(a.b) } }",
      // Aliases.
      """
      typealias A = B
      typealias B = A
      struct V: View { @State var x: A; let f: (A) -> B; var body: some View { x } }
      """,
      """
      struct S { typealias A = S.B; typealias B = S.A }
      struct V: View { @State var x: S.A; var body: some View { x } }
      """,
      "typealias A = [A]?\nstruct V: View { @State var x: A; var body: some View { x } }",
      "typealias V = V\nextension V: View { var body: some View { V() } }",
      // Extensions of what they hold.
      """
      extension A { struct A { @State var x = 1 } }
      extension A.A { extension A { var y: Int { 1 } } }
      struct V: View { @State var x: A.A; var body: some View { x.y } }
      """,
      "extension A.B { struct B: View { @State var x = 1; var body: some View { A.B() } } }",
      // Helpers and locals.
      """
      struct V: View {
        @State var a = 1
        var body: some View { f() }
        func f() -> some View { g() }
        func g() -> some View { a = 2; return f() }
      }
      """,
      """
      struct V: View {
        @State var a = 1
        var body: some View {
          let b = b
          let c = { c() }
          func d() { d(); a = 2 }
          return f { d(); c(); $0(b) }
        }
      }
      """,
      // Views that make one another.
      """
      struct V: View { @State var a: W; var body: some View { W(a: V(a: a)) } }
      struct W: View { @State var a: V; var body: some View { V(a: W(a: a)) } }
      """,
    ])
  func circles(_ source: String) { EngineCheck("import SwiftUI\n" + source).check(source) }

  @Test("Protocols that all refine one another") func mesh() {
    let names = (0..<12).map { "P\($0)" }
    let mesh = names.map { name in
      "protocol \(name): \(names.filter { $0 != name }.joined(separator: ", ")) {}\n"
    }
    let view = "struct V: View, P0 { @State var a = 1; var body: some View { foo(); bar } }"
    EngineCheck("import SwiftUI\n" + mesh.joined() + view).check("a mesh of protocols")
    let ladder = (0..<60).map { step in
      "protocol P\(step): P\(step + 1), Q\(step + 1) {}\n"
        + "protocol Q\(step): P\(step + 1), Q\(step + 1) {}\n"
    }
    EngineCheck("import SwiftUI\n" + ladder.joined() + view).check("a ladder of protocols")
  }

  @Test(
    "Code nested a thousand deep",
    arguments: [
      ["VStack { ", "a = 1", "}"], ["Text(\"\\(", "a", ")\")"], ["if a { ", "a = 1", "}"],
      ["f(", "a", ")"], ["[", "a", "]"], ["{ ", "a = 1", " }()"], ["a ? b : ", "a", ""],
      ["if a { b } else ", "{ a = 1 }", ""], ["func f() { ", "a = 1", "}"],
      ["switch a { case b: ", "a = 1", "}"], ["#if A\n", "a = 1", "\n#endif\n"], ["-", "a", ""],
      ["struct A { var b: B { ", "a = 1", "} }"], ["let x: [", "A", "]"],
      ["let x: (A) -> ", "A", ""],
      ["var x: A<", "B", ">"], ["let x: ((", "A", "))?"], ["b { a in ", "a = 1", "}"],
      ["try await ", "a()", ""], ["a.b(c: ", "a", ")"],
    ])
  func depth(_ nesting: [String]) {
    let code =
      String(repeating: nesting[0], count: 1_000) + nesting[1]
      + String(repeating: nesting[2], count: 1_000)
    let head = "import SwiftUI\nstruct V: View {\n  @State var a: A = b\n"
    EngineCheck("\(head)  var body: some View {\n\(code)\n  }\n}").check(nesting[0])
    EngineCheck("\(head)\n\(code)\n}").check(nesting[0])
    EngineCheck("\(head)  @State var c = \(code)\n}").check(nesting[0])
    EngineCheck("\(head)  @State var c: \(code)\n}").check(nesting[0])
  }
}
