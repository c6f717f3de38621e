extension ParserTests {
  /// Names and chains.
  static let names = [
    Row("a", "`a`"),
    Row("a.b.c", "chain(`a` memberAccess `b` memberAccess `c`)"),
    Row("a()", "chain(`a` call `()`)"),
    Row(
      "a(b: 1, c)",
      "chain(`a` call(argument(argumentLabel `b` integerLiteral `1`) argument(`c`)))"),
    Row("a[b, c: d]", "chain(`a` subscriptCall(argument(`b`) argument(argumentLabel `c` `d`)))"),
    Row(
      "a?.b!.c",
      "chain(`a` optionalChaining `?` memberAccess `b` forceUnwrap `!` memberAccess `c`)"),
    Row("a.0.1", "chain(`a` memberAccess `0` memberAccess `1`)"),
    Row(".a", "implicitMember `.a`"),
    Row(".a(b)", "chain(implicitMember `.a` call(argument(`b`)))"),
    Row(".a.b", "chain(implicitMember `.a` memberAccess `b`)"),
    Row("self.a", "chain(`self` memberAccess `a`)"),
    Row("super.a()", "chain(`super` memberAccess `a` call `()`)"),
    Row("Self.a", "chain(`Self` memberAccess `a`)"),
    Row("a.self", "chain(`a` memberAccess.self)"),
    Row("a.init(b)", "chain(`a` memberAccess.init call(argument(`b`)))"),
    Row("A<B>.c", "chain(nameExpr(genericArguments(<B>)) memberAccess `c`)"),
    Row("A?.none", "chain(`A` optionalChaining `?` memberAccess `none`)"),
    Row("$a.b", "chain(`$a` memberAccess `b`)"),
    Row("$0", "`$0`"),
    Row("a(b)(c)", "chain(`a` call(argument(`b`)) call(argument(`c`)))"),
    Row(
      "a.b(c).d[e].f",
      """
      chain(`a` memberAccess `b` call(argument(`c`)) memberAccess `d` \
      subscriptCall(argument(`e`)) memberAccess `f`)
      """),
    Row("a![0]", "chain(`a` forceUnwrap `!` subscriptCall(argument(integerLiteral `0`)))"),
    Row("a?()", "chain(`a` optionalChaining `?` call `()`)"),
    Row("a\n.b\n.c()", "chain(`a` memberAccess `b` memberAccess `c` call `()`)"),
    Row("a??.b", "chain(`a` optionalChaining `?` optionalChaining `?` memberAccess `b`)"),
    Row("a.b(c:d:)", "chain(`a` memberAccess `b`)"),
    Row("f(a:b:)", "`f`"),
    Row("f(+)", "chain(`f` call(argument(operatorRef `+`)))"),
    Row(
      "f(a, by: >)",
      "chain(`f` call(argument(`a`) argument(argumentLabel `by` operatorRef `>`)))"),
  ]

  /// Literals.
  static let literals = [
    Row("1", "integerLiteral `1`"),
    Row("1.5", "floatLiteral `1.5`"),
    Row("true", "booleanLiteral.true"),
    Row("nil", "nilLiteral.nil"),
    Row(#""a""#, #"stringLiteral `"a"`"#),
    Row(
      #""a\(b)c\(d, e: f)""#,
      """
      stringLiteral(interpolation(argument(`b`)) interpolation(argument(`d`) \
      argument(argumentLabel `e` `f`)))
      """),
    Row(
      #""a\("b\(c)")""#,
      """
      stringLiteral(interpolation(argument(stringLiteral(interpolation(argument(`c`))))))
      """),
    Row(##"#"a\#(b)"#"##, "stringLiteral(interpolation(argument(`b`)))"),
    Row("\"\"\"\na\n\"\"\"", #"stringLiteral `""" a """`"#),
    Row("/a/", "regexLiteral `/a/`"),
    Row("#/a/#", "regexLiteral `#/a/#`"),
    Row("[]", "arrayLiteral `[]`"),
    Row("[a, b,]", "arrayLiteral(`a` `b`)"),
    Row("[:]", "dictionaryLiteral `[:]`"),
    Row("[a: b, c: d]", "dictionaryLiteral(dictionaryElement(`a` `b`) dictionaryElement(`c` `d`))"),
    Row("[A: B]()", "chain(dictionaryLiteral(dictionaryElement(`A` `B`)) call `()`)"),
    Row("()", "tupleExpr `()`"),
    Row("(a)", "tupleExpr(argument(`a`))"),
    Row("(a, b: c)", "tupleExpr(argument(`a`) argument(argumentLabel `b` `c`))"),
    Row("(a.b)()", "chain(tupleExpr(argument(chain(`a` memberAccess `b`))) call `()`)"),
  ]

  /// Operators, assignments, ternaries and casts.
  static let operators = [
    Row("a + b * c", "sequence(`a` operatorRef `+` `b` operatorRef `*` `c`)"),
    Row("a = b", "assignment(`a` operatorRef `=` `b`)"),
    Row("a += b", "assignment(`a` operatorRef `+=` `b`)"),
    Row(
      "a.b[0] = c",
      """
      assignment(chain(`a` memberAccess `b` subscriptCall(argument(integerLiteral `0`))) \
      operatorRef `=` `c`)
      """),
    Row(
      "a?.b = c",
      "assignment(chain(`a` optionalChaining `?` memberAccess `b`) operatorRef `=` `c`)"),
    Row(
      "(a, b) = (c, d)",
      """
      assignment(tupleExpr(argument(`a`) argument(`b`)) operatorRef `=` \
      tupleExpr(argument(`c`) argument(`d`)))
      """),
    Row("_ = a", "assignment(`_` operatorRef `=` `a`)"),
    Row("a ? b : c", "ternary(`a` `b` `c`)"),
    Row("a ? b : c ? d : e", "ternary(`a` `b` ternary(`c` `d` `e`))"),
    Row("a = b ? c : d", "assignment(`a` operatorRef `=` ternary(`b` `c` `d`))"),
    Row(
      "x = a ? { b } : { c }",
      "assignment(`x` operatorRef `=` ternary(`a` closure({ `b` }) closure({ `c` })))"),
    Row("[a ? b : c: d]", "dictionaryLiteral(dictionaryElement(ternary(`a` `b` `c`) `d`))"),
    Row("a == b && !c", "sequence(`a` operatorRef `==` `b` operatorRef `&&` prefixExpr(`c`))"),
    Row("a ?? b ?? c", "sequence(`a` operatorRef `??` `b` operatorRef `??` `c`)"),
    Row("a as B", "sequence(`a` cast.as(<B>))"),
    Row("a as? B ?? c", "sequence(`a` cast.as(<B>) operatorRef `??` `c`)"),
    Row("a as [B: C]?", "sequence(`a` cast.as(optionalType(dictionaryType(<B> <C>))))"),
    Row(
      "a as (B) -> C",
      "sequence(`a` cast.as(functionType(tupleType(tupleTypeElement(<B>)) <C>)))"),
    Row("a is B ? c : d", "ternary(sequence(`a` cast.is(<B>)) `c` `d`)"),
    Row("(a as! B).c", "chain(tupleExpr(argument(sequence(`a` cast.as(<B>)))) memberAccess `c`)"),
    Row("-a", "prefixExpr(`a`)"),
    Row("!a.b", "prefixExpr(chain(`a` memberAccess `b`))"),
    Row("a + -b", "sequence(`a` operatorRef `+` prefixExpr(`b`))"),
    Row(
      "f(&a, &b.c)",
      """
      chain(`f` call(argument(inoutExpr(`a`)) argument(inoutExpr(chain(`b` memberAccess \
      `c`)))))
      """),
    Row("a...", "chain(`a` postfixOperator `...`)"),
    Row("...a", "prefixExpr(`a`)"),
    Row("0..<5", "sequence(integerLiteral `0` operatorRef `..<` integerLiteral `5`)"),
    Row("a!==b", "sequence(chain(`a` forceUnwrap `!`) operatorRef `==` `b`)"),
  ]

  /// `try`, `await` and their kin.
  static let effects = [
    Row("try a()", "effectExpr.try(chain(`a` call `()`))"),
    Row("try? a as? B", "effectExpr.try(sequence(`a` cast.as(<B>)))"),
    Row("try! a.b", "effectExpr.try(chain(`a` memberAccess `b`))"),
    Row("await a", "effectExpr.await(`a`)"),
    Row(
      "try await a.b()",
      "effectExpr.try(effectExpr.await(chain(`a` memberAccess `b` call `()`)))"),
    Row("consume a", "effectExpr.consume(`a`)"),
    Row("copy a", "effectExpr.copy(`a`)"),
    Row("unsafe a", "effectExpr.unsafe(`a`)"),
    Row("each a", "effectExpr.each(`a`)"),
    Row("repeat each a", "effectExpr.repeat(effectExpr.each(`a`))"),
    Row("any A", "effectExpr.any(`A`)"),
    Row("some A", "effectExpr.some(`A`)"),
  ]

  /// `if`, `switch` and `do` as expressions.
  static let conditionals = [
    Row(
      "let a = if b { c } else { d }",
      """
      variableDecl.let(binding(identifierPattern `a` initializer(ifExpr(conditions(`b`) { \
      `c` } { `d` }))))
      """),
    Row(
      "let a = switch b { case c: d }",
      """
      variableDecl.let(binding(identifierPattern `a` initializer(switchExpr(`b` \
      switchCase.case(caseItem(expressionPattern(`c`)) { `d` })))))
      """),
    Row("return if a { b } else { c }", "returnStmt(ifExpr(conditions(`a`) { `b` } { `c` }))"),
    Row(
      "a = do { b } catch { c }",
      "assignment(`a` operatorRef `=` doExpr({ `b` } catchClause({ `c` })))"),
  ]

  /// Key paths and macros.
  static let keyPaths = [
    Row(#"\.a"#, "keyPath(memberAccess `a`)"),
    Row(#"\A.b"#, "keyPath(<A> memberAccess `b`)"),
    Row(#"\A.b?.c"#, "keyPath(<A> memberAccess `b` optionalChaining `?` memberAccess `c`)"),
    Row(#"\.a[b]"#, "keyPath(memberAccess `a` subscriptCall(argument(`b`)))"),
    Row(#"\A<B>.c"#, "keyPath(<genericArguments(<B>)> memberAccess `c`)"),
    Row(#"\.self"#, "keyPath(memberAccess.self)"),
    Row(#"\.a.0"#, "keyPath(memberAccess `a` memberAccess `0`)"),
    Row("#a", "macroExpr `#a`"),
    Row(
      "#a(b: 1) { c }",
      """
      chain(macroExpr `#a` call(argument(argumentLabel `b` integerLiteral `1`) \
      trailingClosure(closure({ `c` }))))
      """),
    Row(
      "#selector(a.b(c:))",
      "chain(macroExpr `#selector` call(argument(chain(`a` memberAccess `b`))))"),
    Row("#keyPath(A.b)", "chain(macroExpr `#keyPath` call(argument(chain(`A` memberAccess `b`))))"),
    Row("#available(iOS 17, *)", "chain(macroExpr `#available` call(argument(`iOS`)))"),
  ]

  /// Closures and where they are handed to.
  static let closures = [
    Row("{ }", "closure({})"),
    Row("{ a in b }", "closure(closureParameters(closureParameter(name `a`)) { `b` })"),
    Row(
      "{ _, $a in b }",
      """
      closure(closureParameters(closureParameter(name._) closureParameter(name `$a`)) { \
      `b` })
      """),
    Row("{ (a) in }", "closure(closureParameters(closureParameter(name `a`)) {})"),
    Row(
      "{ (a, b: C) -> D in e }",
      """
      closure(closureParameters(closureParameter(name `a`) closureParameter(name `b` <C>)) \
      returnClause(<D>) { `e` })
      """),
    Row(
      "{ a -> B in c }",
      "closure(closureParameters(closureParameter(name `a`)) returnClause(<B>) { `c` })"),
    Row("{ () throws(A) -> Void in }", "closure(closureParameters `()` returnClause(<Void>) {})"),
    Row(
      "{ @A [b] (c: D) async throws -> E in f }",
      """
      closure(attribute(<A>) captureList(capture(name `b`)) \
      closureParameters(closureParameter(name `c` <D>)) returnClause(<E>) { `f` })
      """),
    Row(
      "{ [weak a, b = c, unowned(safe) d, self] in e }",
      """
      closure(captureList(capture(name `a`) capture(name `b` `c`) capture(name `d`) \
      capture(name.self)) { `e` })
      """),
    Row(
      "{ (a: (b: C, d: E)) -> F in g }",
      """
      closure(closureParameters(closureParameter(name `a` tupleType(tupleTypeElement(name \
      `b` <C>) tupleTypeElement(name `d` <E>)))) returnClause(<F>) { `g` })
      """),
    Row(
      "{ a, b in\nc\nd\n}",
      """
      closure(closureParameters(closureParameter(name `a`) closureParameter(name `b`)) { \
      `c` `d` })
      """),
    Row("{ $0 + $1 }", "closure({ sequence(`$0` operatorRef `+` `$1`) })"),
    Row("{ [a] }", "closure({ arrayLiteral(`a`) })"),
    Row("{ (a) }", "closure({ tupleExpr(argument(`a`)) })"),
    Row("{ a }()", "chain(closure({ `a` }) call `()`)"),
    Row("a { b }", "chain(`a` call(trailingClosure(closure({ `b` }))))"),
    Row("a() { b }", "chain(`a` call(trailingClosure(closure({ `b` }))))"),
    Row(
      "a(b) { c } d: { e } _: { f }",
      """
      chain(`a` call(argument(`b`) trailingClosure(closure({ `c` })) \
      trailingClosure(argumentLabel `d` closure({ `e` })) trailingClosure(argumentLabel._ \
      closure({ `f` }))))
      """),
    Row(
      "a { b } c: { d }",
      """
      chain(`a` call(trailingClosure(closure({ `b` })) trailingClosure(argumentLabel `c` \
      closure({ `d` }))))
      """),
    Row(
      "a.b { c }.d { e }",
      """
      chain(`a` memberAccess `b` call(trailingClosure(closure({ `c` }))) memberAccess `d` \
      call(trailingClosure(closure({ `e` }))))
      """),
    Row(
      "a[b] { c }",
      "chain(`a` subscriptCall(argument(`b`)) call(trailingClosure(closure({ `c` }))))"),
    Row("a = { b }", "assignment(`a` operatorRef `=` closure({ `b` }))"),
    Row(
      "f(a: { b }, c: d)",
      """
      chain(`f` call(argument(argumentLabel `a` closure({ `b` })) argument(argumentLabel \
      `c` `d`)))
      """),
    Row("@A { b }", "opaque(attribute(<A>) closure({ `b` }))"),
    Row("a.b\n{ c }", "chain(`a` memberAccess `b` call(trailingClosure(closure({ `c` }))))"),
    Row(
      "Task { @MainActor in a }",
      "chain(`Task` call(trailingClosure(closure(attribute(<MainActor>) { `a` }))))"),
    Row(
      #"Button("a") { b } label: { c }"#,
      #"""
      chain(`Button` call(argument(stringLiteral `"a"`) trailingClosure(closure({ `b` })) \#
      trailingClosure(argumentLabel `label` closure({ `c` }))))
      """#),
  ]
}
