import Foundation
import StateLintSyntax
import Testing

/// Code that no compiler takes. The tree is sound all the same, and what is declared behind the
/// broken part is found where the compiler finds it too.
@Suite("Parser, broken code")
struct BrokenCodeTests {
  /// Broken parts behind which a declaration on a line of its own begins anew.
  static let mended = [
    // Declarations that stop on the way.
    "let", "let a", "let a:", "let a =", "var a: B {", "func a", "func a() ->", "func a<T",
    "func a() throws ->", "struct", "struct A:", "class A: B,", "extension", "extension A where",
    "extension A where B:", "import", "typealias", "typealias A =", "init", "deinit", "actor",
    "associatedtype", "case .a:", "public", "@", "#if", "#elseif a", "#else", "#endif",
    // Statements and expressions that stop on the way.
    "if", "if a", "if a {", "if let", "if case", "guard", "guard a else", "guard a else {", "for",
    "for a in", "for a in b {", "while", "while a {", "repeat {", "switch", "switch a { case",
    "switch a { case b:", "do {", "do { } catch", "defer", "return", "throw", "a!", "a ?",
    "a ? b", "a ? b :", "a =", "a +", "-", "a {", "a { b in", "\\", "&", "try", "await", "a as",
    "a is", "a<", "a<b", "..", "...", "->", "=>", "?", "!", ":", ";", ",", "$", "$0", "_", "`",
    "``", "`a",
    // Closing brackets of nothing, and of something else.
    ")", "]", ">", "f(a: [b)", "f { a(b } )",
    // Texts that do not end on their line.
    "\"", "\"a", "\"a\\", "#\"a", "#\"a\"", "##\"a\"#", "###\"a\\##(b)\"##", "\"\\u{",
    "\"\\u{110000}\"", "'a'", "'a", "“a”", "“a", "/a", "/[/", "/a/b/c", "#/a", "#/a/",
    // Numbers.
    "0x", "0b2", "0o9", "1.a", "1e", "1e+", "0x1.8", "0xp", "1__", "1_a", "09.9.9",
    // What a merge leaves, and what editors put in.
    "<<<<<<< ours\nlet a = 1\n=======\nlet a = 2\n>>>>>>> theirs", "<<<<<<< ours", "=======",
    ">>>>>>> theirs", "||||||| base", ">>>> ORIGINAL\nlet a = 1\n==== THEIRS\nlet a = 2\n<<<<",
    "<#code#>", "<#T##(A) -> B#>", "#>", "let <#name#> = <#value#>",
    // Halves of conditional code.
    "#if A\n}\n#endif", "#if A\n#else\n#else\n#endif", "#if\n#endif", "#if A &&\n#endif",
    "#endif\n#if A\n#endif", "switch a {\n#if A\ncase b:\n#endif\n}", "#elseif A\n#endif",
    // Macros and attributes.
    "#a {", "#a<", "@a @b @c", "@#a", "##a", "#1",
    // Interpolation in interpolation.
    "\"\\(\"\\(\"\\(a)\")\")\"", "#\"\\#(\"\\(#\"\\#(a)\"#)\")\"#", "\"\\({ \"\\(a)\" }())\"",
    "\"\\(/a\\)/)\"", "\"\\(a /* \" */)\"",
    // Characters that are none.
    "\0", "a\0b", "\u{FEFF}", "a\u{FEFF}b", "\u{200B}a", "\u{202E}a", "\u{A0}", "\u{301}a",
    "\u{FFFE}", "\u{1F1E6}", "let \u{1F468}\u{200D}\u{1F469} = 1", "\u{85}", "\u{2028}",
    "\u{B}\u{C}",
  ]

  @Test("The next declaration is found", arguments: mended)
  func nextDeclarationIsFound(_ broken: String) {
    let tree = Tree.parse(Array((broken + "\n\nstruct After { var inside = 1 }\n").utf8))
    expectSound(tree, broken)
    #expect(Self.names(in: tree).contains("After"), "\(broken)\n\(tree.outline())")
  }

  /// Broken parts that take the next declaration with them, up to the end of what they begin: an open
  /// round or square bracket, a period and an operator wait for more on the lines that follow. The
  /// compiler gives most of them up at a keyword that begins a line.
  static let greedy = [
    "var a: [", "func", "func a(", "func a(b:", "enum A { case", "enum A { case b(",
    "protocol A { func", "import A.", "init(", "subscript(", "operator", "infix operator",
    "precedencegroup A {", "macro a(", "case", "public private(", "@A(", "@A.", "@available(",
    "@available(iOS", "#", "#a(", "#selector(", "switch a {", "a.", "a?.", "a(", "a(b:", "a[",
    "{ [weak", "{ (a,", "\\.", "\\A.", ".", "(]", "[)", "(}", "[}", "{)", "{]", "((]]", "\"a\\(",
    "\"a\\(b", "\"a\\(b(", "\"a\\(\"b", "#\"a\\#(", "/a(", "1.", "<#",
    "#if A\nstruct A {\n#else\nstruct B {\n#endif\n}", "#if A\n(\n#else\n[\n#endif",
    "a\n#if A\n.b(\n#endif", "#a<B>(c", "@A @B(", "#externalMacro(module:", "\"\\(\"\\(\"\\(a",
    "\"\\(\"\\(\"\\(a)\"", "\"\\(a // )\"",
  ]

  // miss: the day a row fails, it moves to the other table.
  @Test("The next declaration is lost, and the tree is sound", arguments: greedy)
  func nextDeclarationIsLost(_ broken: String) {
    let tree = Tree.parse(Array((broken + "\n\nstruct After { var inside = 1 }\n").utf8))
    expectSound(tree, broken)
    #expect(!Self.names(in: tree).contains("After"), "\(broken) is mended")
  }

  /// Texts and comments that go over lines and take in all that follows, as for the compiler.
  static let swallowing = [
    "/*", "/* /* */", "\"\"\"\n", "\"\"\"\na\\(", "#\"\"\"\n\"\"\"\n", "##\"\"\"\n\"\"\"#\n",
    "#/\n", "##/\n/#\n",
  ]

  @Test("What takes in all that follows is sound", arguments: swallowing)
  func swallowed(_ broken: String) {
    let tree = Tree.parse(Array(("struct Before {}\n" + broken + "\nstruct After {}\n").utf8))
    expectSound(tree, broken)
    #expect(Self.names(in: tree).contains("Before"), "\(broken)")
  }

  @Test("Texts of each number of marks, open and closed", arguments: 0...40)
  func rawTexts(_ count: Int) {
    let marks = String(repeating: "#", count: count)
    let fewer = String(repeating: "#", count: max(0, count - 1))
    for quote in ["\"", "/"] where quote == "\"" || count > 0 {
      for text in ["\(marks)\(quote)a", "\(marks)\(quote)a\(quote)\(fewer)"] {
        let tree = Tree.parse(Array((text + "\nstruct After {}\n").utf8))
        expectSound(tree, text)
        if quote == "\"" { #expect(Self.names(in: tree).contains("After"), "\(text)") }
      }
    }
    let whole = Tree.parse(Array("let a = \(marks)\"b\"\(marks)\nstruct After {}\n".utf8))
    expectSound(whole, marks)
    #expect(Self.names(in: whole).contains("After"))
    let long = "let a = \(marks)\"\"\"\n b \\\(marks)(c)\n \"\"\"\(marks)\nstruct After {}\n"
    #expect(Self.names(in: Tree.parse(Array(long.utf8))).contains("After"), "\(marks)")
  }

  /// Bytes that are no UTF-8: halves of pairs, spellings that are too long, what is cut, what stands
  /// alone, what is beyond Unicode.
  static let bytes: [[UInt8]] = [
    [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xED, 0xA0, 0xBD, 0xED, 0xB8, 0x80], [0xC0, 0x80],
    [0xC1, 0xBF], [0xE0, 0x80, 0x80], [0xE0, 0x9F, 0xBF], [0xF0, 0x80, 0x80, 0x80],
    [0xF0, 0x8F, 0xBF, 0xBF], [0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x98], [0x80], [0xBF, 0xBF],
    [0xF4, 0x90, 0x80, 0x80], [0xF5], [0xF8, 0x88, 0x80, 0x80, 0x80], [0xFE], [0xFF], [0xFE, 0xFF],
    [0xFF, 0xFE], [0xEF, 0xBB], [0xEF, 0xBB, 0xBF, 0xEF, 0xBB, 0xBF],
  ]

  @Test("Bytes that are no text harm nothing around them", arguments: bytes)
  func noText(_ bytes: [UInt8]) {
    for (before, behind) in [
      ("", ""), ("let a = \"", "\""), ("// ", ""), ("/* ", " */"), ("let a", " = 1"), ("`", "`"),
      ("a(", ")"), ("/", "/"), ("@", ""), ("#a", ""), ("0x", ""), ("\"\"\"\n", "\n\"\"\""),
      ("\"\\(", ")\""),
    ] {
      let code = Array(before.utf8) + bytes + Array(behind.utf8)
      let tree = Tree.parse(code + Array("\n\nstruct After {}\n".utf8))
      expectSound(tree, "\(code)")
      #expect(Self.names(in: tree).contains("After"), "\(code)")
    }
  }

  @Test(
    "A line of a megabyte", arguments: ["a ", "a.b", "(a)", "\"a\" ", "a + ", "1, ", "{a}", "é"])
  func longLines(_ unit: String) {
    let line = String(repeating: unit, count: 1_000_000 / unit.utf8.count / Self.slowness)
    let tree = DeepThread.run(stackSize: 16 << 20) {
      Tree.parse(Array((line + "\nstruct After {}\n").utf8))
    }
    expectSound(tree, unit)
    #expect(Self.names(in: tree).contains("After"), "\(unit)")
  }

  #if DEBUG
    private static let slowness = 10
  #else
    private static let slowness = 1
  #endif

  private func expectSound(_ tree: Tree, _ name: String) {
    if let flaw = TreeFlaw(in: tree) { Issue.record("\(name): \(flaw)") }
  }

  /// The names of all structures that hold no other one.
  private static func names(in tree: Tree) -> [String] {
    tree.nodes.indices.filter { tree.nodes[$0].kind == .structDecl }.compactMap { index in
      let parts = tree.text(NodeID(index)).components(separatedBy: "struct ")
      return parts.count == 2 ? String(parts[1].prefix { $0.isLetter }) : nil
    }
  }
}
