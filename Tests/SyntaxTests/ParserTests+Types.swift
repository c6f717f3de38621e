extension ParserTests {
  /// What stands behind `let a: `.
  static let types = [
    Row("Int", "<Int>"),
    Row("A.B.C", "memberType(<A> <B> <C>)"),
    Row("A?", "optionalType(<A>)"),
    Row("A!", "implicitlyUnwrappedType(<A>)"),
    Row("A??", "optionalType(optionalType(<A>))"),
    Row("[A]", "arrayType(<A>)"),
    Row("[A: B]", "dictionaryType(<A> <B>)"),
    Row("[A: [B?]]", "dictionaryType(<A> arrayType(optionalType(<B>)))"),
    Row("[B]?", "optionalType(arrayType(<B>))"),
    Row("(A, b: B)", "tupleType(tupleTypeElement(<A>) tupleTypeElement(name `b` <B>))"),
    Row("()", "tupleType `()`"),
    Row("(A)", "tupleType(tupleTypeElement(<A>))"),
    Row("(B & C)?", "optionalType(tupleType(tupleTypeElement(compositionType(<B> <C>))))"),
    Row("(A) -> B", "functionType(tupleType(tupleTypeElement(<A>)) <B>)"),
    Row("(A) async throws -> B", "functionType(tupleType(tupleTypeElement(<A>)) <B>)"),
    Row("(A) throws(B) -> C", "functionType(tupleType(tupleTypeElement(<A>)) <C>)"),
    Row(
      "(A) -> (B) -> C",
      """
      functionType(tupleType(tupleTypeElement(<A>)) \
      functionType(tupleType(tupleTypeElement(<B>)) <C>))
      """),
    Row(
      "(_ b: C, d: E) -> F",
      """
      functionType(tupleType(tupleTypeElement(name._ name `b` <C>) tupleTypeElement(name \
      `d` <E>)) <F>)
      """),
    Row(
      "(inout A) -> B",
      "functionType(tupleType(tupleTypeElement(attributedType(modifier.inout <A>))) <B>)"),
    Row("(A...) -> B", "functionType(tupleType(tupleTypeElement(<A>)) <B>)"),
    Row(
      "@A (B) -> C",
      "attributedType(attribute(<A>) functionType(tupleType(tupleTypeElement(<B>)) <C>))"),
    Row(
      "@escaping @Sendable () -> Void",
      """
      attributedType(attribute(<escaping>) attribute(<Sendable>) functionType(tupleType \
      `()` <Void>))
      """),
    Row(
      "nonisolated(nonsending) () -> A",
      """
      attributedType(modifier.nonisolated `nonisolated(nonsending)` functionType(tupleType \
      `()` <A>))
      """),
    Row("some A", "someType(<A>)"),
    Row("any A & B", "anyType(compositionType(<A> <B>))"),
    Row("A & B", "compositionType(<A> <B>)"),
    Row("A.Type", "metatype(<A>)"),
    Row("A.Protocol", "metatype(<A>)"),
    Row("~A", "suppressedType(<A>)"),
    Row("Self", "<Self>"),
    Row("Any", "<Any>"),
    Row("inout A", "attributedType(modifier.inout <A>)"),
    Row("isolated A", "attributedType(modifier.isolated <A>)"),
    Row("[3 of A]", "inlineArrayType(opaque `3` <A>)"),
    Row("[A of B]", "inlineArrayType(opaque `A` <B>)"),
    Row("(repeat each A)", "tupleType(tupleTypeElement(packType(packType(<A>))))"),
    Row("A<B, C>", "<genericArguments(<B> <C>)>"),
    Row("A<B>.C<D>", "memberType(<genericArguments(<B>)> <genericArguments(<D>)>)"),
    Row("A<1>", "<genericArguments(opaque `1`)>"),
    Row("_", "<_>"),
  ]

  /// Generic arguments and comparisons, and angles run together with what follows.
  static let generics = [
    Row("a<b>(c)", "chain(nameExpr(genericArguments(<b>)) call(argument(`c`)))"),
    Row(
      "f(a<b, c>(d))",
      """
      chain(`f` call(argument(chain(nameExpr(genericArguments(<b> <c>)) \
      call(argument(`d`))))))
      """),
    Row(
      "f(a < b, c > d)",
      """
      chain(`f` call(argument(sequence(`a` operatorRef `<` `b`)) argument(sequence(`c` \
      operatorRef `>` `d`))))
      """),
    Row("a<b>.c", "chain(nameExpr(genericArguments(<b>)) memberAccess `c`)"),
    Row("a<b<c>>()", "chain(nameExpr(genericArguments(<genericArguments(<c>)>)) call `()`)"),
    Row("a.b<C>(d)", "chain(`a` memberAccess(genericArguments(<C>)) call(argument(`d`)))"),
    Row("a<b> == c", "sequence(nameExpr(genericArguments(<b>)) operatorRef `==` `c`)"),
    Row(
      "a<(b) -> c>()",
      """
      chain(nameExpr(genericArguments(functionType(tupleType(tupleTypeElement(<b>)) <c>))) \
      call `()`)
      """),
    Row("a<[b]>()", "chain(nameExpr(genericArguments(arrayType(<b>))) call `()`)"),
    Row("a<b & c>()", "chain(nameExpr(genericArguments(compositionType(<b> <c>))) call `()`)"),
    Row("a<b.c>()", "chain(nameExpr(genericArguments(memberType(<b> <c>))) call `()`)"),
    Row("a<b?>()", "chain(nameExpr(genericArguments(optionalType(<b>))) call `()`)"),
    Row("a<any b>()", "chain(nameExpr(genericArguments(anyType(<b>))) call `()`)"),
    Row("a<3>()", "chain(nameExpr(genericArguments(opaque `3`)) call `()`)"),
    Row("[a<b>]", "arrayLiteral(nameExpr(genericArguments(<b>)))"),
    Row("{ a<b>() }", "closure({ chain(nameExpr(genericArguments(<b>)) call `()`) })"),
    Row("a<b", "sequence(`a` operatorRef `<` `b`)"),
    Row("a<b>c", "sequence(`a` operatorRef `<` `b` operatorRef `>` `c`)"),
    Row("if a<b { c }", "ifExpr(conditions(sequence(`a` operatorRef `<` `b`)) { `c` })"),
    Row("a<b>\nc", "nameExpr(genericArguments(<b>)) `c`"),
    Row(
      "A<B>(c) { d }",
      """
      chain(nameExpr(genericArguments(<B>)) call(argument(`c`) trailingClosure(closure({ \
      `d` }))))
      """),
    Row(
      "let a: B<C<D>> = e",
      """
      variableDecl.let(binding(identifierPattern `a` \
      typeAnnotation(<genericArguments(<genericArguments(<D>)>)>) initializer(`e`)))
      """),
    Row(
      "let a: B<C<D>>? = e",
      """
      variableDecl.let(binding(identifierPattern `a` \
      typeAnnotation(optionalType(<genericArguments(<genericArguments(<D>)>)>)) \
      initializer(`e`)))
      """),
    Row(
      "let a: B<C>?",
      """
      variableDecl.let(binding(identifierPattern `a` \
      typeAnnotation(optionalType(<genericArguments(<C>)>))))
      """),
    Row(
      "let a: B<C<D?>>= e",
      """
      variableDecl.let(binding(identifierPattern `a` \
      typeAnnotation(<genericArguments(<genericArguments(optionalType(<D>))>)>) \
      initializer(`e`)))
      """),
    Row(
      "a<b, c<d>(e)",
      """
      sequence(`a` operatorRef `<` `b`) opaque opaque `,` \
      chain(nameExpr(genericArguments(<d>)) call(argument(`e`)))
      """),
  ]
}
