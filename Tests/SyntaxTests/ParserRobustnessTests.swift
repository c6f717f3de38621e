import Foundation
import StateLintSyntax
import TestSupport
import Testing

/// Whatever the parser is given, it gives a sound tree.
@Suite("Parser, whatever it is given")
struct ParserRobustnessTests {
  #if DEBUG
    /// Without optimisation each byte takes a hundred times as long: only some of the changes are
    /// tried, always the same ones.
    static let stride = 7
    static let soupCount = 2_000
  #else
    static let stride = 1
    static let soupCount = 100_000
  #endif

  private static let partCount = 8

  /// Every eighth fixture, from the one at `part`.
  private static func fixtures(part: Int) -> [(path: String, bytes: [UInt8])] {
    let all = SampleFiles.files(below: "Fixtures")
    return Swift.stride(from: part, to: all.count, by: partCount).map { all[$0] }
  }

  @Test("Prefixes of the fixtures", arguments: 0..<partCount)
  func prefixes(_ part: Int) {
    for (path, bytes) in Self.fixtures(part: part) {
      // Every byte at the begin, then only where a token ends.
      var ends = Array(0...min(bytes.count, 4_096))
      ends += Tokens.tokenize(bytes).list.map { Int($0.end) }.filter { $0 > 4_096 }
      for place in Swift.stride(from: part % Self.stride, to: ends.count, by: Self.stride) {
        expectSound(Array(bytes[..<ends[place]]), "\(path), first \(ends[place]) bytes")
      }
    }
  }

  @Test("Fixtures without one of their bytes", arguments: 0..<partCount)
  func deletions(_ part: Int) {
    for (path, bytes) in Self.fixtures(part: part).filter({ $0.bytes.count < 1_500 }).prefix(4) {
      for place in Swift.stride(from: part % Self.stride, to: bytes.count, by: Self.stride) {
        var changed = bytes
        changed.remove(at: place)
        expectSound(changed, "\(path) without byte \(place)")
      }
    }
  }

  @Test("Tokens in any order")
  func soup() {
    var random = SeededRandom(seed: 1)
    for _ in 0..<Self.soupCount {
      let words = (0..<Int.random(in: 1...60, using: &random)).map { _ in
        Self.words.randomElement(using: &random)!
      }
      let blanks = ["", " ", "\n"]
      let text = words.reduce(into: "") { $0 += $1 + blanks.randomElement(using: &random)! }
      expectSound(Array(text.utf8), text.debugDescription)
    }
  }

  /// Words and signs that begin, end and join something.
  private static let words = [
    "(", ")", "[", "]", "{", "}", "<", ">", ",", ":", ";", ".", "?", "!", "&", "=", "->", "@", "#",
    "\\", "...", "~", "==", "+=", "??", "?.", ">>", ">=", "/", "/a/", "\"", "\"\\(", "\"\"\"", "//",
    "a", "A", "_", "$0", "$x", "`a`", "1", "1.5", "é", "\u{301}", "#if", "#elseif", "#else",
    "#endif", "#available", "#Preview", "@A", "@A(", "let", "var", "func", "init", "deinit",
    "subscript", "struct", "class", "enum", "protocol", "extension", "actor", "typealias",
    "associatedtype", "import", "operator", "precedencegroup", "macro", "case", "default", "if",
    "else", "guard", "switch", "for", "in", "while", "repeat", "do", "catch", "defer", "return",
    "throw", "break", "continue", "fallthrough", "where", "is", "as", "try", "await", "async",
    "throws", "rethrows", "some", "any", "each", "inout", "get", "set", "willSet", "didSet",
    "_modify", "yield", "public", "private", "final", "static", "lazy", "weak", "open", "mutating",
    "self", "Self", "super", "nil", "true", "unowned", "nonisolated", "consume", "indirect",
  ]

  @Test("Bytes that are no text")
  func bytes() {
    var random = SeededRandom(seed: 2)
    for byte in UInt8.min...UInt8.max { expectSound([byte, 0x61, byte], "byte \(byte)") }
    for _ in 0..<Self.soupCount {
      let bytes = (0..<Int.random(in: 1...40, using: &random)).map { _ in
        Bool.random(using: &random)
          ? UInt8.random(in: .min ... .max, using: &random)
          : Array("(){}[]<>\"\\/.:@#aA ?\n".utf8).randomElement(using: &random)!
      }
      expectSound(bytes, "\(bytes)")
    }
  }

  private func expectSound(_ bytes: [UInt8], _ name: @autoclosure () -> String) {
    let flaw = TreeFlaw(in: Tree.parse(bytes))
    if let flaw { Issue.record("\(name()): \(flaw)") }
  }
}

/// Code nested so deeply that nobody wrote it.
@Suite("Parser, deep code")
struct ParserDepthTests {
  /// What begins, what is repeated before the middle, the middle, what is repeated behind it.
  static let nestings: [[String]] = [
    ["", "(", "", ""], ["", "[", "", ""], ["", "{", "", ""], ["", "<", "", ""], ["", "a<", "", ""],
    ["", "\"\\(", "", ""], ["", "if a {", "", ""], ["", "if{", "", ""],
    ["", "if a {} else ", "{}", ""], ["x = ", "a ? b : ", "c", ""], ["x = ", "a ? ", "c", ": d"],
    ["", "- ", "a", ""], ["", "!", "a", ""], ["", "try ", "a", ""], ["", "await a", "", ""],
    ["", "a = ", "b", ""], ["", "a as ", "b", ""], ["", "{ a in ", "", "}"], ["", "a {", "", "}"],
    ["", "f(", "", ")"], ["", "f(a: ", "b", ")"], ["", "a[", "b", "]"], ["", "[a: ", "b", "]"],
    ["", "(", "a", ")"], ["", "{", "a", "}()"], ["", "a { b }.", "c", ""], ["", "\\.a[", "", ""],
    ["", "\"\\(", "", ")\""], ["", "#if A\n", "", "\n#endif\n"], ["", "#if A\n.b\n", "", ""],
    ["a\n", "#if A\n.b\n", "", "#endif\n"], ["", "struct A {", "", "}"],
    ["", "func a() {", "", "}"],
    ["", "func a(b: ", "", ""], ["", "switch a { case b: ", "", "}"],
    ["", "do {", "", "} catch {}"],
    ["", "for a in ", "", ""], ["", "guard a else {", "", "}"], ["", "let a = {", "", "}"],
    ["", "var a: B { get {", "", "} }"], ["if case ", "let ", "a = b {}", ""],
    ["let ", "(", "", ""],
    ["case ", ".a(let b", "", ""], ["let a: ", "[", "A", "]"], ["let a: ", "(", "A", ")"],
    ["let a: ", "(", "A", ") -> B"], ["let a: ", "(A) -> ", "B", ""],
    ["let a: ", "() throws -> ", "", ""],
    ["let a: ", "A<", "B", ">"], ["let a: ", "[A: ", "B", "]"], ["let a: ", "any ", "A", ""],
    ["let a: ", "@A ", "B", ""], ["let a: ", "@A (", "B", ") -> C"], ["let a: ", "~", "A", ""],
    ["let a: ", "A.", "B", ""], ["let a: A", "?", "", ""], ["let a: A", "!", "", ""],
    ["let a: A", ".Type", "", ""], ["let a: (A)", ".B", "", ""], ["let a: [A]", ".B", "", ""],
    ["\\A", "?", "", ""], ["a as A", "? ", "", ""], ["", "@A(", "", ""],
    ["", "@A\n", "", "var b = 1"],
    ["struct A {", "@B\n", "", ""], ["struct A {", "@B(c)\n", "var d = 1", ""],
    ["", "final ", "class A {}", ""], ["", "class ", "A {}", ""], ["", "public ", "let a = 1", ""],
    ["", "@A final\n", "", ""], ["struct A {", "final\n", "", ""], ["", "@A<B", "", ""],
    ["", "x<(a = ", "", ""], ["", "x<@A(", "", ""], ["", "x<[a = ", "", ""], ["", "a<b, ", "", ""],
    ["f(", "a<b, c, d, ", "e", ")"], ["", "open(a) ", "", ""], ["", "a: ", "for b in c {}", ""],
  ]

  @Test("100,000 levels are no matter", arguments: nestings)
  func depth(_ nesting: [String]) {
    let bytes = source(nesting, count: Self.levelCount)
    let tree = DeepThread.run(stackSize: Self.stackSize) { Tree.parse(bytes) }
    #expect(depth(of: tree) < 1_000)
    #expect(TreeFlaw(in: Tree.parse(source(nesting, count: 500))) == nil)
  }

  #if DEBUG
    /// A fifth of them where each takes a hundred times as long.
    static let levelCount = 20_000
    /// That of the command's own threads.
    static let stackSize = 16 << 20
  #else
    static let levelCount = 100_000
    /// That of threads nobody asked about the size of their stack.
    static let stackSize = 512 << 10
  #endif

  /// How many nodes stand around the deepest one.
  private func depth(of tree: Tree) -> Int {
    var ends: [Int] = []
    var deepest = 0
    for (index, node) in tree.nodes.enumerated() {
      while let end = ends.last, end <= index { ends.removeLast() }
      ends.append(index + Int(node.size))
      deepest = max(deepest, ends.count)
    }
    return deepest
  }

  private func source(_ nesting: [String], count: Int) -> [UInt8] {
    let head = nesting[0] + String(repeating: nesting[1], count: count)
    let tail = nesting[2] + String(repeating: nesting[3], count: count)
    return Array((head + tail).utf8)
  }
}

@Suite("Parser, time", .serialized)
struct ParserTimeTests {
  /// Code that, repeated, tempts a look ahead or an attempt at each of its tokens.
  static let units = [
    "a\n", "a.b(c) { d }\n", "a<b>(c) ", "let a = b ? c : d\n", "a + ", "a, ", ".b", "()", "{}",
    "[a]",
    "a ?? ", "a { b }", "a { b in ", "{ -> a ", "{ a, ", "[a: b, ", "#if A\n#endif\n",
    "#if A\nb\n#else\nc\n#endif\n", "a\n#if A\n.b\n#endif\n", "switch a { case b: c }\n",
    "case a: b\n",
    "@A var b: C { get { d } }\n", "@a.", "@a @b\n", "var a: B { @C get ", "public @",
    "@A<< do .a ",
    "\\.awhere @ ", "public private ", "final class ", "static func ", "func a() {}\n", "} ", ") ",
    "]", "#else\n", "#endif\n", "\"\\(a)", "\"a\\(b)\" ", "/* */", "// a\n", "a: ",
    "a = { [weak b] in ",
    "if a {} else if ", "guard let a, ", "let a, ", "let (a, b), ", "a < b, ", "a<b,", "(a, ",
    "a?.b",
    "a!", "-a", "try a\n", "a as B ", "import a.", "import a\n", "struct A: ", "extension A.B {}\n",
    "where a == b, ", "init() {}\n", "subscript(a: B) -> C { d }\n", "a[b] = c\n", "f(a: b, ",
    "enum A { case b, c }\n", "operator + ", "macro a ", "#a ", "`a` ", "$0 ", "1 ", "\n", "; ",
    "? ",
  ]

  @Test("Four times the code takes about four times the time", arguments: units)
  func scaling(_ unit: String) {
    #expect(takesAboutFourTimes(unit, count: Self.count))
  }

  #if DEBUG
    static let count = 500
  #else
    static let count = 20_000
  #endif

  @Test("So it does for any few tokens")
  func randomUnits() {
    var random = SeededRandom(seed: 3)
    for _ in 0..<Self.unitCount {
      let unit = (0..<Int.random(in: 2...5, using: &random)).map { _ in
        Self.pieces.randomElement(using: &random)!
      }
      .joined()
      scaling(unit)
    }
  }

  #if DEBUG
    static let unitCount = 60
  #else
    static let unitCount = 300
  #endif

  private static let pieces = [
    "(", ")", "[", "]", "{", "}", "<", ">", "a ", "B", ", ", ": ", ".", "?", "!", "& ", " = ",
    " -> ",
    "@", "#", "\\", "\n", "\"\\(", "#if A\n", "\n#endif\n", "let ", "func ", "class ", "case ",
    "in ",
    "public ", "final ", "@A ", "@A(", "if ", "else ", "switch ", "for ", "try ", "where ", "is ",
    "init", "get ", "as ", "some ", "async ", "throws ", "static ", "1 ", "_ ", "$0 ", " + ", "-",
    " ",
  ]

  /// Whether four times as many repetitions of `unit` take about four times the time of so many.
  private func takesAboutFourTimes(_ unit: String, count: Int) -> Bool {
    let single = Array(String(repeating: unit, count: count).utf8)
    let fourfold = Array(String(repeating: unit, count: count * 4).utf8)
    return isAboutLinear(slack: .milliseconds(2)) {
      _ = Tree.parse(single)
    } fourfold: {
      _ = Tree.parse(fourfold)
    }
  }
}
