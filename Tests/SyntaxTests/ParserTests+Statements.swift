extension ParserTests {
  /// Conditions and the closures in them.
  static let conditions = [
    Row("if a { b }", "ifExpr(conditions(`a`) { `b` })"),
    Row(
      "if a { b } else if c { d } else { e }",
      "ifExpr(conditions(`a`) { `b` } ifExpr(conditions(`c`) { `d` } { `e` }))"),
    Row("if a, b { c }", "ifExpr(conditions(`a` `b`) { `c` })"),
    Row("if let a { b }", "ifExpr(conditions(optionalBinding.let(identifierPattern `a`)) { `b` })"),
    Row(
      "if let self { a }",
      "ifExpr(conditions(optionalBinding.let(identifierPattern.self)) { `a` })"),
    Row(
      "if let a = b, var c = d as? E, f { g }",
      """
      ifExpr(conditions(optionalBinding.let(identifierPattern `a` initializer(`b`)) \
      optionalBinding.var(identifierPattern `c` initializer(sequence(`d` cast.as(<E>)))) \
      `f`) { `g` })
      """),
    Row(
      "if a.contains { b } { c }",
      """
      ifExpr(conditions(chain(`a` memberAccess `contains` call(trailingClosure(closure({ \
      `b` }))))) { `c` })
      """),
    Row(
      "if a.map({ b }) == c { d }",
      """
      ifExpr(conditions(sequence(chain(`a` memberAccess `map` call(argument(closure({ `b` \
      })))) operatorRef `==` `c`)) { `d` })
      """),
    Row(
      "if a { b }.c { d }",
      """
      ifExpr(conditions(chain(`a` call(trailingClosure(closure({ `b` }))) memberAccess \
      `c`)) { `d` })
      """),
    Row(
      "if (a { b }) { c }",
      """
      ifExpr(conditions(tupleExpr(argument(chain(`a` call(trailingClosure(closure({ `b` \
      }))))))) { `c` })
      """),
    Row(
      "if a == .b { c }",
      "ifExpr(conditions(sequence(`a` operatorRef `==` implicitMember `.b`)) { `c` })"),
    Row(
      "if #available(iOS 17, *), a { b }",
      "ifExpr(conditions(availability `#available(iOS 17, *)` `a`) { `b` })"),
    Row(
      "guard #unavailable(iOS 17.1) else { a }",
      "guardStmt(conditions(availability `#unavailable(iOS 17.1)`) { `a` })"),
    Row(
      "guard let a else { return }",
      """
      guardStmt(conditions(optionalBinding.let(identifierPattern `a`)) { returnStmt \
      `return` })
      """),
    Row(
      "while let a = b() { c }",
      """
      whileStmt(conditions(optionalBinding.let(identifierPattern `a` initializer(chain(`b` \
      call `()`)))) { `c` })
      """),
    Row("while a < b { c }", "whileStmt(conditions(sequence(`a` operatorRef `<` `b`)) { `c` })"),
    Row("repeat { a } while b", "repeatStmt({ `a` } `b`)"),
  ]

  /// Patterns of all kinds.
  static let patterns = [
    Row(
      "if case .a(let b) = c { d }",
      """
      ifExpr(conditions(patternCondition(expressionPattern(chain(implicitMember `.a` \
      call(argument(bindingPattern.let(expressionPattern(`b`)))))) initializer(`c`))) { \
      `d` })
      """),
    Row(
      "if case let a? = b { c }",
      """
      ifExpr(conditions(patternCondition(bindingPattern.let(expressionPattern(chain(`a` \
      optionalChaining `?`))) initializer(`b`))) { `c` })
      """),
    Row(
      "guard case let a? = b else { return }",
      """
      guardStmt(conditions(patternCondition(bindingPattern.let(expressionPattern(chain(`a` \
      optionalChaining `?`))) initializer(`b`))) { returnStmt `return` })
      """),
    Row(
      "while case .a = b() { c }",
      """
      whileStmt(conditions(patternCondition(expressionPattern(implicitMember `.a`) \
      initializer(chain(`b` call `()`)))) { `c` })
      """),
    Row(
      "if case .a = b, let c = d { e }",
      """
      ifExpr(conditions(patternCondition(expressionPattern(implicitMember `.a`) \
      initializer(`b`)) optionalBinding.let(identifierPattern `c` initializer(`d`))) { `e` \
      })
      """),
    Row(
      "if case let a = b as? C { d }",
      """
      ifExpr(conditions(patternCondition(bindingPattern.let(expressionPattern(`a`)) \
      initializer(sequence(`b` cast.as(<C>))))) { `d` })
      """),
    Row(
      "if case .a(.b(let c)) = d {}",
      """
      ifExpr(conditions(patternCondition(expressionPattern(chain(implicitMember `.a` \
      call(argument(chain(implicitMember `.b` \
      call(argument(bindingPattern.let(expressionPattern(`c`))))))))) initializer(`d`))) \
      {})
      """),
    Row(
      "if case let .a(b: c, d) = e {}",
      """
      ifExpr(conditions(patternCondition(bindingPattern.let(expressionPattern(chain(implicitMember \
      `.a` call(argument(argumentLabel `b` `c`) argument(`d`))))) initializer(`e`))) {})
      """),
    Row(
      "if case is A = b {}",
      "ifExpr(conditions(patternCondition(isPattern(<A>) initializer(`b`))) {})"),
    Row(
      "if case let a as B = c {}",
      """
      ifExpr(conditions(patternCondition(bindingPattern.let(expressionPattern(sequence(`a` \
      cast.as(<B>)))) initializer(`c`))) {})
      """),
    Row(
      "if case 1...2 = a {}",
      """
      ifExpr(conditions(patternCondition(expressionPattern(sequence(integerLiteral `1` \
      operatorRef `...` integerLiteral `2`)) initializer(`a`))) {})
      """),
    Row(
      "if case (let a, 1) = b {}",
      """
      ifExpr(conditions(patternCondition(expressionPattern(tupleExpr(argument(bindingPattern.let(expressionPattern(`a`))) \
      argument(integerLiteral `1`))) initializer(`b`))) {})
      """),
    Row(
      "if case let a: B = c {}",
      """
      ifExpr(conditions(patternCondition(bindingPattern.let(expressionPattern(`a`)) \
      typeAnnotation(<B>) initializer(`c`))) {})
      """),
    Row(
      "if case [let a, let b] = c {}",
      """
      ifExpr(conditions(patternCondition(expressionPattern(arrayLiteral(bindingPattern.let(expressionPattern(`a`)) \
      bindingPattern.let(expressionPattern(`b`)))) initializer(`c`))) {})
      """),
    Row(
      "if case nil = a {}",
      """
      ifExpr(conditions(patternCondition(expressionPattern(nilLiteral.nil) \
      initializer(`a`))) {})
      """),
    Row(
      "if case .a = { b = c }() { d }",
      """
      ifExpr(conditions(patternCondition(expressionPattern(implicitMember `.a`) \
      initializer(chain(closure({ assignment(`b` operatorRef `=` `c`) }) call `()`)))) { \
      `d` })
      """),
    Row(
      "if case .a(let b) = c.d { e } { f }",
      """
      ifExpr(conditions(patternCondition(expressionPattern(chain(implicitMember `.a` \
      call(argument(bindingPattern.let(expressionPattern(`b`)))))) initializer(chain(`c` \
      memberAccess `d` call(trailingClosure(closure({ `e` }))))))) { `f` })
      """),
  ]

  /// Loops.
  static let loops = [
    Row("for a in b { c }", "forStmt(identifierPattern `a` `b` { `c` })"),
    Row(
      "for (a, b) in c where d { e }",
      """
      forStmt(tuplePattern(identifierPattern `a` identifierPattern `b`) `c` \
      whereClause(`d`) { `e` })
      """),
    Row(
      "for case let .a(b) in c { d }",
      """
      forStmt(bindingPattern.let(expressionPattern(chain(implicitMember `.a` \
      call(argument(`b`))))) `c` { `d` })
      """),
    Row("for await a in b { c }", "forStmt(identifierPattern `a` `b` { `c` })"),
    Row(
      "for try await a: B in c { d }",
      "forStmt(identifierPattern `a` typeAnnotation(<B>) `c` { `d` })"),
    Row(
      "for (a, b): (C, D) in e {}",
      """
      forStmt(tuplePattern(identifierPattern `a` identifierPattern `b`) \
      typeAnnotation(tupleType(tupleTypeElement(<C>) tupleTypeElement(<D>))) `e` {})
      """),
    Row(
      "for _ in 0..<5 { a }",
      """
      forStmt(wildcardPattern._ sequence(integerLiteral `0` operatorRef `..<` \
      integerLiteral `5`) { `a` })
      """),
    Row(
      "for a in b.filter({ $0 }) { c }",
      """
      forStmt(identifierPattern `a` chain(`b` memberAccess `filter` \
      call(argument(closure({ `$0` })))) { `c` })
      """),
    Row(
      "a: for b in c { continue a }",
      "forStmt(identifierPattern `b` `c` { continueStmt(name `a`) })"),
  ]

  /// Cases and catches.
  static let switches = [
    Row(
      "switch a { case b, c where d: e; default: f }",
      """
      switchExpr(`a` switchCase.case(caseItem(expressionPattern(`b`)) \
      caseItem(expressionPattern(`c`) `d`) { `e` }) switchCase.default({ `f` }))
      """),
    Row(
      "switch a { case .b(let c, _): d\n@unknown default: e }",
      """
      switchExpr(`a` switchCase.case(caseItem(expressionPattern(chain(implicitMember `.b` \
      call(argument(bindingPattern.let(expressionPattern(`c`))) argument(`_`))))) { `d` }) \
      switchCase.default(attribute(<unknown>) { `e` }))
      """),
    Row(
      "switch (a, b) { case (1, _): c case let (d, e): f case is G: h }",
      """
      switchExpr(tupleExpr(argument(`a`) argument(`b`)) \
      switchCase.case(caseItem(expressionPattern(tupleExpr(argument(integerLiteral `1`) \
      argument(`_`)))) { `c` }) \
      switchCase.case(caseItem(bindingPattern.let(expressionPattern(tupleExpr(argument(`d`) \
      argument(`e`))))) { `f` }) switchCase.case(caseItem(isPattern(<G>)) { `h` }))
      """),
    Row(
      "switch a { case let i as J: k case let b where b > c: d }",
      """
      switchExpr(`a` \
      switchCase.case(caseItem(bindingPattern.let(expressionPattern(sequence(`i` \
      cast.as(<J>))))) { `k` }) \
      switchCase.case(caseItem(bindingPattern.let(expressionPattern(`b`)) sequence(`b` \
      operatorRef `>` `c`)) { `d` }))
      """),
    Row(
      #"switch a { case 1...2: b case ..<3: c case "d": e }"#,
      #"""
      switchExpr(`a` switchCase.case(caseItem(expressionPattern(sequence(integerLiteral \#
      `1` operatorRef `...` integerLiteral `2`))) { `b` }) \#
      switchCase.case(caseItem(expressionPattern(prefixExpr(integerLiteral `3`))) { `c` }) \#
      switchCase.case(caseItem(expressionPattern(stringLiteral `"d"`)) { `e` }))
      """#),
    Row(
      "switch self { case .a(let b), .c(let b): d }",
      """
      switchExpr(`self` switchCase.case(caseItem(expressionPattern(chain(implicitMember \
      `.a` call(argument(bindingPattern.let(expressionPattern(`b`))))))) \
      caseItem(expressionPattern(chain(implicitMember `.c` \
      call(argument(bindingPattern.let(expressionPattern(`b`))))))) { `d` }))
      """),
    Row(
      "switch a { case b where c { d }: e }",
      """
      switchExpr(`a` switchCase.case(caseItem(expressionPattern(`b`) chain(`c` \
      call(trailingClosure(closure({ `d` }))))) { `e` }))
      """),
    Row(
      "do { try a() } catch B.c { d } catch let e as F { g } catch { h }",
      """
      doExpr({ effectExpr.try(chain(`a` call `()`)) } \
      catchClause(caseItem(expressionPattern(chain(`B` memberAccess `c`))) { `d` }) \
      catchClause(caseItem(bindingPattern.let(expressionPattern(sequence(`e` \
      cast.as(<F>))))) { `g` }) catchClause({ `h` }))
      """),
    Row("do throws(A) { b }", "doExpr({ `b` })"),
  ]

  /// What leaves a block.
  static let jumps = [
    Row("return a", "returnStmt(`a`)"),
    Row("return\na", "returnStmt(`a`)"),
    Row("return { a }", "returnStmt(closure({ `a` }))"),
    Row("throw a", "throwStmt(`a`)"),
    Row("yield &a", "yieldStmt(inoutExpr(`a`))"),
    Row("break", "breakStmt `break`"),
    Row("continue a", "continueStmt(name `a`)"),
    Row("fallthrough", "fallthroughStmt `fallthrough`"),
    Row("defer { a }", "deferStmt({ `a` })"),
    Row("a = b; c = d", "assignment(`a` operatorRef `=` `b`) assignment(`c` operatorRef `=` `d`)"),
    Row(
      "open(a)\nlet b = 1",
      """
      chain(`open` call(argument(`a`))) variableDecl.let(binding(identifierPattern `b` \
      initializer(integerLiteral `1`)))
      """),
    Row(
      "switch a { case b: open(c)\ncase d: e }",
      """
      switchExpr(`a` switchCase.case(caseItem(expressionPattern(`b`)) { chain(`open` \
      call(argument(`c`))) }) switchCase.case(caseItem(expressionPattern(`d`)) { `e` }))
      """),
    Row(
      "final(a)\nfunc b() {}",
      "chain(`final` call(argument(`a`))) functionDecl(name `b` parameters `()` {})"),
  ]

  /// What is cut off or in the wrong place.
  static let cutOff = [
    Row("}", ""),
    Row("a )", "`a`"),
    Row("(", "tupleExpr `(`"),
    Row("{", "closure({})"),
    Row("[", "arrayLiteral `[`"),
    Row("a(b", "chain(`a` call(argument(`b`)))"),
    Row(#""a"#, #"stringLiteral `"a`"#),
    Row("struct", "structDecl `struct`"),
    Row("struct A {", "structDecl(name `A` memberBlock `{`)"),
    Row("func", "functionDecl `func`"),
    Row("func a(", "functionDecl(name `a` parameters `(`)"),
    Row("let a:", "variableDecl.let(binding(identifierPattern `a` typeAnnotation(opaque)))"),
    Row("let a =", "variableDecl.let(binding(identifierPattern `a` initializer(opaque)))"),
    Row(
      "var a: B {",
      """
      variableDecl.var(binding(identifierPattern `a` typeAnnotation(<B>) accessorBlock \
      `{`))
      """),
    Row("if", "ifExpr(conditions)"),
    Row("if a", "ifExpr(conditions(`a`))"),
    Row("guard", "guardStmt(conditions)"),
    Row("for a", "forStmt(expressionPattern(`a`))"),
    Row(
      "switch a { case",
      "switchExpr(`a` switchCase.case(caseItem(expressionPattern(opaque)) {}))"),
    Row("a ? b", "ternary(`a` `b`)"),
    Row("a.", "`a`"),
    Row("@A", "opaque(attribute(<A>))"),
    Row("#if A\nb", "ifConfig(ifConfigClause(opaque `A` `b`))"),
    Row(#"\"#, #"keyPath `\`"#),
    Row("case a", "enumCaseDecl(enumCaseElement(name `a`))"),
    Row("a as", "sequence(`a` cast.as(opaque))"),
    Row("a b c", "`a` `b` `c`"),
    Row(
      "struct A { b c\nvar d = 1 }",
      """
      structDecl(name `A` memberBlock(opaque `b c` \
      variableDecl.var(binding(identifierPattern `d` initializer(integerLiteral `1`)))))
      """),
    Row("func a( { }", "functionDecl(name `a` parameters(parameter(opaque)))"),
    Row("class class A {}", "classDecl(modifier.class name `A` memberBlock `{}`)"),
    Row("public", "opaque opaque `public`"),
    Row("import", "importDecl `import`"),
    Row("try", "effectExpr.try(opaque)"),
    Row("@A<(", "opaque(attribute(<genericArguments(tupleType `(`)>))"),
    Row("open(", "chain(`open` call `(`)"),
    Row(
      "a<(x = a<(x = b",
      """
      sequence(`a` operatorRef `<` tupleExpr(argument(assignment(`x` operatorRef `=` \
      sequence(`a` operatorRef `<` tupleExpr(argument(assignment(`x` operatorRef `=` \
      `b`))))))))
      """),
  ]

  /// What the parser does not make out yet.
  static let limits = [
    Row("a::b", "`a` opaque opaque `::` `b`"),
    Row(#"\[A].b"#, "keyPath(subscriptCall(argument(`A`)) memberAccess `b`)"),
    Row(
      #"\(A, B).c"#,
      "keyPath(memberType(tupleType(tupleTypeElement(<A>) tupleTypeElement(<B>)) <c>))"),
    Row(
      "@A\n#if B\n@C\n#endif\nvar d = 1",
      """
      opaque(attribute(<A>) opaque) ifConfig(ifConfigClause(opaque `B` \
      opaque(attribute(<C>) opaque))) variableDecl.var(binding(identifierPattern `d` \
      initializer(integerLiteral `1`)))
      """),
    Row(
      "let a: (any A).Type",
      """
      variableDecl.let(binding(identifierPattern `a` \
      typeAnnotation(memberType(tupleType(tupleTypeElement(anyType(<A>))) <Type>))))
      """),
  ]
}
