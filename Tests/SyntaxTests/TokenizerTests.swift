import StateLintSyntax
import Testing

@Suite("Tokenizer")
struct TokenizerTests {
  /// A source, the texts of its tokens and their kinds.
  struct Row: Sendable, CustomTestStringConvertible {
    let source: String
    /// The texts, with `¦` between them.
    let pieces: String
    /// The kinds, with blanks between them.
    let kinds: String

    init(_ source: String, _ pieces: String, _ kinds: String) {
      self.source = source
      self.pieces = pieces
      self.kinds = kinds
    }

    var testDescription: String { source.debugDescription }
  }

  @Test("Each source gives these tokens", arguments: names + numbers + operators)
  func code(_ row: Row) { check(row) }

  @Test("Each string or regex literal gives these tokens", arguments: strings + cutOffs + regexes)
  func literals(_ row: Row) { check(row) }

  private func check(_ row: Row) {
    let tokens = Tokens.tokenize(Array(row.source.utf8)).list.dropLast()
    #expect(tokens.map { text(of: $0, in: row.source) }.joined(separator: "¦") == row.pieces)
    #expect(tokens.map { "\($0.kind)" }.joined(separator: " ") == row.kinds)
  }

  @Test("Every keyword is known by its own name", arguments: Keyword.allCases)
  func keyword(_ keyword: Keyword) {
    let source = keyword == .none ? "none" : "\(keyword)"
    let token = Tokens.tokenize(Array(source.utf8)).list[0]
    #expect(token.keyword == keyword)
    let isReserved = keyword != .none && keyword.rawValue <= Keyword.while.rawValue
    #expect(token.kind == (isReserved ? .keyword : .identifier))
    #expect(Tokens.tokenize(Array("`\(source)`".utf8)).list[0].keyword == .none)
    #expect(Tokens.tokenize(Array("\(source)x".utf8)).list[0].keyword == .none)
    #expect(
      Tokens.tokenize(Array("\(source)aaaaaaaaaaaaaaaaaaaaaaa".utf8)).list[0].keyword == .none)
  }

  @Test("A reserved word behind a period is a name")
  func members() {
    let words = Tokens.tokenize(Array("a.default.init.self.Self.in.some".utf8)).list
      .filter { $0.kind != .period }
    #expect(
      words.map(\.kind).dropLast() == [
        .identifier, .identifier, .identifier, .keyword, .keyword, .identifier, .identifier,
      ])
    #expect(
      words.map(\.keyword).dropLast() == [
        .none, .none, .`init`, .`self`, .`Self`, .none, .some,
      ])
  }

  @Test("Flags say what stands around a token")
  func flags() {
    let source = "a b/*\n*/c\n  // d\n  `e`(\"\"\"\n\"\"\", \"f\n/* g"
    let tokens = Tokens.tokenize(Array(source.utf8))
    #expect(
      tokens.list.map { "\(text(of: $0, in: source).prefix(3)) \(words($0.flags))" }
        == [
          "a line space", "b space", "c line space", "`e` line space backticks", "( ",
          "\"\"\" multiline", "\n ", "\"\"\" multiline", ", ", "\" space unterminated", "f ",
          " line space",
        ])
    #expect(
      tokens.comments.map { "\(words($0.flags))" } == [
        "", "line space", "line space unterminated",
      ])
  }

  private func words(_ flags: Token.Flags) -> String {
    let names: [(Token.Flags, String)] = [
      (.startsLine, "line"), (.spaceBefore, "space"), (.backticks, "backticks"),
      (.multiline, "multiline"), (.unterminated, "unterminated"),
    ]
    return names.filter { flags.contains($0.0) }.map(\.1).joined(separator: " ")
  }

  @Test(
    "Comments are kept apart",
    arguments: [
      ("#!/usr/bin/swift\nlet", ["#!/usr/bin/swift"]),
      ("\u{FEFF}#!swift\r\nlet", ["#!swift"]),
      ("a // b\r\n// c", ["// b", "// c"]),
      ("/* a /* b */ c */ d /**/", ["/* a /* b */ c */", "/**/"]),
      ("a +// b", ["// b"]),
      (
        "<<<<<<< a\nlet b\n=======\nlet c\n>>>>>>> d\nlet e",
        ["<<<<<<< a\nlet b\n=======\nlet c\n>>>>>>> d"]
      ),
      (">>>> ORIGINAL\nlet b\n<<<<\nlet e\nlet f", [">>>> ORIGINAL\nlet b\n<<<<\nlet e"]),
      ("<<<<<<< a\nlet b", []),
      ("\"// a\" /* \" */", ["/* \" */"]),
    ])
  func comments(_ source: String, _ comments: [String]) {
    let found = Tokens.tokenize(Array(source.utf8)).comments
    #expect(found.map { text(of: $0, in: source) } == comments)
  }

  private func text(of token: Token, in source: String) -> String {
    String(decoding: Array(source.utf8)[Int(token.start)..<Int(token.end)], as: UTF8.self)
  }
}

// MARK: - The table

extension TokenizerTests {
  static let names = [
    Row("let a_1 = b", "let¦a_1¦=¦b", "keyword identifier equal identifier"),
    Row("_ __ _x", "_¦__¦_x", "keyword identifier identifier"),
    Row("$0 $x $", "$0¦$x¦$", "dollarIdentifier dollarIdentifier dollarIdentifier"),
    Row("`class` `a b` `", "`class`¦`a b`¦`", "identifier identifier unknown"),
    Row("größe 変数 👩‍💻x", "größe¦変数¦👩‍💻x", "identifier identifier identifier"),
    Row("a\u{A0}b\u{FEFF} \0c", "a¦b\u{FEFF}¦c", "identifier identifier identifier"),
    Row(
      "#if #elseif #else #endif", "#if¦#elseif¦#else¦#endif",
      "poundIf poundElseif poundElse poundEndif"),
    Row(
      "#sourceLocation #selector", "#sourceLocation¦#¦selector",
      "poundSourceLocation pound identifier"),
    Row("@State #Preview", "@¦State¦#¦Preview", "at identifier pound identifier"),
    Row("\\.a", "\\¦.¦a", "backslash period identifier"),
    Row("a::b", "a¦::¦b", "identifier colon identifier"),
    Row("f(<#value#>)", "f¦(¦<#value#>¦)", "identifier leftParen identifier rightParen"),
    Row("a\u{1}b", "a¦\u{1}¦b", "identifier unknown identifier"),
    Row(
      "{[(,;:)]}", "{¦[¦(¦,¦;¦:¦)¦]¦}",
      "leftBrace leftSquare leftParen comma semicolon colon rightParen rightSquare rightBrace"),
  ]

  static let numbers = [
    Row("1_000 0xFF 0b1_0 0o17", "1_000¦0xFF¦0b1_0¦0o17", "integer integer integer integer"),
    Row(
      "1.5 1e3 1.5e-3 0x1p4 0x1.8p-1", "1.5¦1e3¦1.5e-3¦0x1p4¦0x1.8p-1",
      "float float float float float"),
    Row(
      "1.foo 0xff.foo", "1¦.¦foo¦0xff¦.¦foo", "integer period identifier integer period identifier"),
    Row(
      "t.0.1 1.0.1", "t¦.¦0¦.¦1¦1.0¦.¦1",
      "identifier period integer period integer float period integer"),
    Row("1...2", "1¦...¦2", "integer binaryOperator integer"),
    Row("iOS 17.0.1", "iOS¦17¦.¦0¦.¦1", "identifier integer period integer period integer"),
    Row("a\n1.5", "a¦1.5", "identifier float"),
    Row(
      "@available(iOS, introduced: 13.1)", "@¦available¦(¦iOS¦,¦introduced¦:¦13¦.¦1¦)",
      "at identifier leftParen identifier comma identifier colon integer period integer rightParen"),
    Row(
      "f(introduced: 13.1)", "f¦(¦introduced¦:¦13.1¦)",
      "identifier leftParen identifier colon float rightParen"),
  ]

  static let operators = [
    Row("a+b", "a¦+¦b", "identifier binaryOperator identifier"),
    Row("a + b", "a¦+¦b", "identifier binaryOperator identifier"),
    Row("a +b", "a¦+¦b", "identifier prefixOperator identifier"),
    Row("a+ b", "a¦+¦b", "identifier postfixOperator identifier"),
    Row("(+)", "(¦+¦)", "leftParen binaryOperator rightParen"),
    Row("a/**/+b", "a¦+¦b", "identifier prefixOperator identifier"),
    Row("a+/**/b", "a¦+¦b", "identifier postfixOperator identifier"),
    Row(
      "a++.b ^.b", "a¦++¦.¦b¦^¦.¦b",
      "identifier postfixOperator period identifier prefixOperator period identifier"),
    Row("a=b -> c", "a¦=¦b¦->¦c", "identifier equal identifier arrow identifier"),
    Row(
      "f(&x, a & b)", "f¦(¦&¦x¦,¦a¦&¦b¦)",
      """
      identifier leftParen prefixAmpersand identifier comma identifier binaryOperator identifier \
      rightParen
      """),
    Row(
      "a?.b ? c! : !d", "a¦?¦.¦b¦?¦c¦!¦:¦!¦d",
      """
      identifier postfixQuestion period identifier infixQuestion identifier postfixExclamation \
      colon prefixOperator identifier
      """),
    Row(
      "A<B?>", "A¦<¦B¦?¦>", "identifier binaryOperator identifier postfixQuestion postfixOperator"),
    Row("a ?? b", "a¦??¦b", "identifier binaryOperator identifier"),
    Row("0..<n ...5", "0¦..<¦n¦...¦5", "integer binaryOperator identifier prefixOperator integer"),
    Row("a ≠ b", "a¦≠¦b", "identifier binaryOperator identifier"),
    Row("a */ b", "a¦*/¦b", "identifier unknown identifier"),
    Row("-.pi", "-¦.¦pi", "prefixOperator period identifier"),
  ]

  static let strings = [
    Row(#""" "a""#, #""¦"¦"¦a¦""#, "stringOpen stringClose stringOpen stringText stringClose"),
    Row(#""a\"b\\""#, #""¦a\"b\\¦""#, "stringOpen stringText stringClose"),
    Row(
      #""a\(b)c""#, #""¦a¦\¦(¦b¦)¦c¦""#,
      """
      stringOpen stringText interpolation leftParen identifier rightParen stringText stringClose
      """),
    Row(
      #""\(f("\(a)"))""#, #""¦\¦(¦f¦(¦"¦\¦(¦a¦)¦"¦)¦)¦""#,
      """
      stringOpen interpolation leftParen identifier leftParen stringOpen interpolation leftParen \
      identifier rightParen stringClose rightParen rightParen stringClose
      """),
    Row(
      #""\(try? (a))""#, #""¦\¦(¦try¦?¦(¦a¦)¦)¦""#,
      """
      stringOpen interpolation leftParen keyword postfixQuestion leftParen identifier rightParen \
      rightParen stringClose
      """),
    Row(
      "#\"a\\(b)\\#(c)\"d\"#", "#\"¦a\\(b)¦\\#¦(¦c¦)¦\"d¦\"#",
      """
      stringOpen stringText interpolation leftParen identifier rightParen stringText stringClose
      """),
    Row(
      "#\"\"\"# ##\"\"#\"##", "#\"¦\"¦\"#¦##\"¦\"#¦\"##",
      "stringOpen stringText stringClose stringOpen stringText stringClose"),
    Row(
      "\"\"\"\n\"a\" \\\"\"\"\n\"\"\"", "\"\"\"¦\n\"a\" \\\"\"\"\n¦\"\"\"",
      "stringOpen stringText stringClose"),
    Row(
      "#\"\"\"\n\"\"\"\n\"\"\"#", "#\"\"\"¦\n\"\"\"\n¦\"\"\"#", "stringOpen stringText stringClose"),
    Row(
      "\"\"\"\n\\(a\n)\n\"\"\"", "\"\"\"¦\n¦\\¦(¦a¦)¦\n¦\"\"\"",
      """
      stringOpen stringText interpolation leftParen identifier rightParen stringText stringClose
      """),
    Row("'a\"b'", "'¦a\"b¦'", "stringOpen stringText stringClose"),
    Row("“a” b", "“a”¦b", "identifier identifier"),
  ]

  /// Strings end with their line when nothing else ends them.
  static let cutOffs = [
    Row("\"a\nb", "\"¦a¦b", "stringOpen stringText identifier"),
    Row("\"\\(a\nb", "\"¦\\¦(¦a¦b", "stringOpen interpolation leftParen identifier identifier"),
    Row(
      "\"\\(\"c\nb)", "\"¦\\¦(¦\"¦c¦b¦)",
      "stringOpen interpolation leftParen stringOpen stringText identifier rightParen"),
    Row(
      "\"\"\"\n\\(\"c\nb)\"\"\"", "\"\"\"¦\n¦\\¦(¦\"¦c¦b¦)¦\"\"\"",
      """
      stringOpen stringText interpolation leftParen stringOpen stringText identifier rightParen \
      stringClose
      """),
    Row("\"\"\"\na", "\"\"\"¦\na", "stringOpen stringText"),
    Row("\"a\\", "\"¦a\\", "stringOpen stringText"),
  ]

  static let regexes = [
    Row("let r = /a b/", "let¦r¦=¦/a b/", "keyword identifier equal regex"),
    Row("f(/a/, /b/)", "f¦(¦/a/¦,¦/b/¦)", "identifier leftParen regex comma regex rightParen"),
    Row(
      "a / b / c", "a¦/¦b¦/¦c",
      "identifier binaryOperator identifier binaryOperator identifier"),
    Row(
      "a.default / b / c", "a¦.¦default¦/¦b¦/¦c",
      "identifier period identifier binaryOperator identifier binaryOperator identifier"),
    Row(
      "reduce(1, /)", "reduce¦(¦1¦,¦/¦)",
      "identifier leftParen integer comma binaryOperator rightParen"),
    Row(
      "f(/, /)", "f¦(¦/¦,¦/¦)",
      "identifier leftParen binaryOperator comma binaryOperator rightParen"),
    Row("return /[(]a\\/b/", "return¦/[(]a\\/b/", "keyword regex"),
    Row("!/a/.b", "!¦/a/¦.¦b", "prefixOperator regex period identifier"),
    Row("try? / x/", "try¦?¦/ x/", "keyword postfixQuestion regex"),
    Row(
      "func /(a: A)", "func¦/¦(¦a¦:¦A¦)",
      "keyword prefixOperator leftParen identifier colon identifier rightParen"),
    Row("#/a/b/# c", "#/a/b/#¦c", "regex identifier"),
    Row("##/\n/#\n/## c", "##/\n/#\n/##¦c", "regex identifier"),
    Row("#/\na\nb", "#/¦a¦b", "regex identifier identifier"),
  ]
}
