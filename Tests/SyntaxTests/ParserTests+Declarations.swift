extension ParserTests {
  /// Imports, operators and macros.
  static let imports = [
    Row("import SwiftUI", "importDecl(name `SwiftUI`)"),
    Row("import struct A.B", "importDecl(name `A` name `B`)"),
    Row("@testable import A", "importDecl(attribute(<testable>) name `A`)"),
    Row("@_spi(A) import B", "importDecl(attribute(<_spi> argument(`A`)) name `B`)"),
    Row("infix operator +++: A", "operatorDecl(modifier.infix name `+++`)"),
    Row("prefix operator -", "operatorDecl(modifier.prefix name `-`)"),
    Row(
      "precedencegroup A { higherThan: B\nassociativity: left }",
      "precedenceGroupDecl(name `A`)"),
    Row(
      #"macro a(b: C) -> D = #e(f: "g", h: "i")"#,
      #"""
      macroDecl(name `a` parameters(parameter(name `b` <C>)) returnClause(<D>) \#
      initializer(chain(macroExpr `#e` call(argument(argumentLabel `f` stringLiteral \#
      `"g"`) argument(argumentLabel `h` stringLiteral `"i"`)))))
      """#),
    Row(
      "@freestanding(expression) macro a<B>(_ c: B)",
      """
      macroDecl(attribute(<freestanding> argument(`expression`)) name `a` \
      genericParameters(genericParameter(name `B`)) parameters(parameter(name._ name `c` \
      <B>)))
      """),
    Row(
      "@attached(member, names: named(a)) macro b()",
      """
      macroDecl(attribute(<attached> argument(`member`) argument(argumentLabel `names` \
      chain(`named` call(argument(`a`))))) name `b` parameters `()`)
      """),
  ]

  /// Types with attributes, modifiers, generics and clauses.
  static let typeDeclarations = [
    Row("struct A {}", "structDecl(name `A` memberBlock `{}`)"),
    Row(
      "public final class A<T>: B, C where T: D {}",
      """
      classDecl(modifier.public modifier.final name `A` \
      genericParameters(genericParameter(name `T`)) inheritanceClause(<B> <C>) \
      whereClause(<T> <D>) memberBlock `{}`)
      """),
    Row("actor A {}", "actorDecl(name `A` memberBlock `{}`)"),
    Row("enum A: Int {}", "enumDecl(name `A` inheritanceClause(<Int>) memberBlock `{}`)"),
    Row(
      "protocol A<B>: C { var d: E { get set } }",
      """
      protocolDecl(name `A` genericParameters(genericParameter(name `B`)) \
      inheritanceClause(<C>) memberBlock(variableDecl.var(binding(identifierPattern `d` \
      typeAnnotation(<E>) accessorBlock(accessor.get accessor.set)))))
      """),
    Row(
      "protocol A: AnyObject { associatedtype B: C = D where B: E }",
      """
      protocolDecl(name `A` inheritanceClause(<AnyObject>) \
      memberBlock(associatedTypeDecl(name `B` inheritanceClause(<C>) initializer(<D>) \
      whereClause(<B> <E>))))
      """),
    Row(
      "extension A.B<C>: D where E == F {}",
      """
      extensionDecl(memberType(<A> <genericArguments(<C>)>) inheritanceClause(<D>) \
      whereClause(<E> <F>) memberBlock `{}`)
      """),
    Row(
      "extension A where B == C { func d() {} }",
      """
      extensionDecl(<A> whereClause(<B> <C>) memberBlock(functionDecl(name `d` parameters \
      `()` {})))
      """),
    Row("fileprivate extension A {}", "extensionDecl(modifier.fileprivate <A> memberBlock `{}`)"),
    Row(
      "@MainActor @Observable final class A {}",
      """
      classDecl(attribute(<MainActor>) attribute(<Observable>) modifier.final name `A` \
      memberBlock `{}`)
      """),
    Row(
      "@available(iOS 17, *) extension A {}",
      "extensionDecl(attribute(<available> argument(`iOS`)) <A> memberBlock `{}`)"),
    Row(
      "struct A: ~Copyable {}",
      """
      structDecl(name `A` inheritanceClause(suppressedType(<Copyable>)) memberBlock `{}`)
      """),
    Row(
      "struct A<each B> {}",
      """
      structDecl(name `A` genericParameters(genericParameter(name `B`)) memberBlock `{}`)
      """),
    Row(
      "distributed actor A { distributed func b() {} }",
      """
      actorDecl(modifier.distributed name `A` \
      memberBlock(functionDecl(modifier.distributed name `b` parameters `()` {})))
      """),
    Row(
      "open class func a() {}",
      "functionDecl(modifier.open modifier.class name `a` parameters `()` {})"),
    Row(
      "class var a: Int { 1 }",
      """
      variableDecl.var(modifier.class binding(identifierPattern `a` typeAnnotation(<Int>) \
      accessorBlock(integerLiteral `1`)))
      """),
    Row(
      "typealias A<B> = C<B>",
      """
      typealiasDecl(name `A` genericParameters(genericParameter(name `B`)) \
      initializer(<genericArguments(<B>)>))
      """),
    Row(
      "typealias A = (B) -> C",
      """
      typealiasDecl(name `A` initializer(functionType(tupleType(tupleTypeElement(<B>)) \
      <C>)))
      """),
    Row("associatedtype A", "associatedTypeDecl(name `A`)"),
    Row(
      "struct A { let b = 1; let c = 2 }",
      """
      structDecl(name `A` memberBlock(variableDecl.let(binding(identifierPattern `b` \
      initializer(integerLiteral `1`))) variableDecl.let(binding(identifierPattern `c` \
      initializer(integerLiteral `2`)))))
      """),
    Row("@A\nclass B {}", "classDecl(attribute(<A>) name `B` memberBlock `{}`)"),
  ]

  /// Enums with payloads and raw values.
  static let enums = [
    Row(
      #"enum A { case b, c(Int), d(e: F, _ g: H = 1), i = "j" }"#,
      #"""
      enumDecl(name `A` memberBlock(enumCaseDecl(enumCaseElement(name `b`) \#
      enumCaseElement(name `c` parameters(parameter(<Int>))) enumCaseElement(name `d` \#
      parameters(parameter(name `e` <F>) parameter(name._ name `g` <H> \#
      initializer(integerLiteral `1`)))) enumCaseElement(name `i` \#
      initializer(stringLiteral `"j"`)))))
      """#),
    Row(
      "enum A { @B indirect case c }",
      """
      enumDecl(name `A` memberBlock(enumCaseDecl(attribute(<B>) modifier.indirect \
      enumCaseElement(name `c`))))
      """),
    Row(
      "indirect enum A { case b(A) }",
      """
      enumDecl(modifier.indirect name `A` memberBlock(enumCaseDecl(enumCaseElement(name \
      `b` parameters(parameter(<A>))))))
      """),
    Row(
      "enum A { case b; var c: D { e } }",
      """
      enumDecl(name `A` memberBlock(enumCaseDecl(enumCaseElement(name `b`)) \
      variableDecl.var(binding(identifierPattern `c` typeAnnotation(<D>) \
      accessorBlock(`e`)))))
      """),
  ]

  /// Bindings with attributes, types and values.
  static let variables = [
    Row(
      "let a, b: Int",
      """
      variableDecl.let(binding(identifierPattern `a`) binding(identifierPattern `b` \
      typeAnnotation(<Int>)))
      """),
    Row(
      "var a = 1, (b, _): C = d",
      """
      variableDecl.var(binding(identifierPattern `a` initializer(integerLiteral `1`)) \
      binding(tuplePattern(identifierPattern `b` wildcardPattern._) typeAnnotation(<C>) \
      initializer(`d`)))
      """),
    Row(
      "let (a, (b, _)) = c",
      """
      variableDecl.let(binding(tuplePattern(identifierPattern `a` \
      tuplePattern(identifierPattern `b` wildcardPattern._)) initializer(`c`)))
      """),
    Row("let _ = a", "variableDecl.let(binding(wildcardPattern._ initializer(`a`)))"),
    Row(
      "@A(b: 1) @C.D private(set) static var e = 1",
      """
      variableDecl.var(attribute(<A> argument(argumentLabel `b` integerLiteral `1`)) \
      attribute(memberType(<C> <D>)) modifier.private `private(set)` modifier.static \
      binding(identifierPattern `e` initializer(integerLiteral `1`)))
      """),
    Row(
      "@A<B>(c) var d = 1",
      """
      variableDecl.var(attribute(<genericArguments(<B>)> argument(`c`)) \
      binding(identifierPattern `d` initializer(integerLiteral `1`)))
      """),
    Row(
      "@A.B<C> var d: E",
      """
      variableDecl.var(attribute(memberType(<A> <genericArguments(<C>)>)) \
      binding(identifierPattern `d` typeAnnotation(<E>)))
      """),
    Row(
      #"@Environment(\.a) private var b"#,
      """
      variableDecl.var(attribute(<Environment> argument(keyPath(memberAccess `a`))) \
      modifier.private binding(identifierPattern `b`))
      """),
    Row(
      "@Environment(A.self) var b: C?",
      """
      variableDecl.var(attribute(<Environment> argument(chain(`A` memberAccess.self))) \
      binding(identifierPattern `b` typeAnnotation(optionalType(<C>))))
      """),
    Row(
      "@Query(filter: #Predicate<A> { $0.b }) var c: [D]",
      """
      variableDecl.var(attribute(<Query> argument(argumentLabel `filter` \
      chain(macroExpr(genericArguments(<A>)) call(trailingClosure(closure({ chain(`$0` \
      memberAccess `b`) })))))) binding(identifierPattern `c` \
      typeAnnotation(arrayType(<D>))))
      """),
    Row(
      "nonisolated(unsafe) let a = 1",
      """
      variableDecl.let(modifier.nonisolated `nonisolated(unsafe)` \
      binding(identifierPattern `a` initializer(integerLiteral `1`)))
      """),
    Row(
      "weak var a: A?",
      """
      variableDecl.var(modifier.weak binding(identifierPattern `a` \
      typeAnnotation(optionalType(<A>))))
      """),
    Row(
      "unowned(safe) let a: A",
      """
      variableDecl.let(modifier.unowned `unowned(safe)` binding(identifierPattern `a` \
      typeAnnotation(<A>)))
      """),
    Row(
      "lazy var a = b",
      "variableDecl.var(modifier.lazy binding(identifierPattern `a` initializer(`b`)))"),
    Row(
      "package let a = 1",
      """
      variableDecl.let(modifier.package binding(identifierPattern `a` \
      initializer(integerLiteral `1`)))
      """),
    Row(
      "async let a = b()",
      """
      variableDecl.let(modifier.async binding(identifierPattern `a` initializer(chain(`b` \
      call `()`))))
      """),
    Row(
      "let a = b { c }",
      """
      variableDecl.let(binding(identifierPattern `a` initializer(chain(`b` \
      call(trailingClosure(closure({ `c` })))))))
      """),
    Row(
      "let x: Int = { 1 }()",
      """
      variableDecl.let(binding(identifierPattern `x` typeAnnotation(<Int>) \
      initializer(chain(closure({ integerLiteral `1` }) call `()`))))
      """),
    Row(
      "var x = { 1 }() { didSet {} }",
      """
      variableDecl.var(binding(identifierPattern `x` initializer(chain(closure({ \
      integerLiteral `1` }) call `()`)) accessorBlock(accessor.didSet({}))))
      """),
    Row(
      "@State var x = Foo() { didSet { a } }",
      """
      variableDecl.var(attribute(<State>) binding(identifierPattern `x` \
      initializer(chain(`Foo` call `()`)) accessorBlock(accessor.didSet({ `a` }))))
      """),
  ]

  /// Functions, initialisers and subscripts.
  static let functions = [
    Row("func a() {}", "functionDecl(name `a` parameters `()` {})"),
    Row(
      "func a(_ b: Int, c d: Int = 1, e: Int...) async throws -> F {}",
      """
      functionDecl(name `a` parameters(parameter(name._ name `b` <Int>) parameter(name `c` \
      name `d` <Int> initializer(integerLiteral `1`)) parameter(name `e` <Int>)) \
      returnClause(<F>) {})
      """),
    Row(
      "func a<B: C, D>(b: B) -> D where D: E {}",
      """
      functionDecl(name `a` genericParameters(genericParameter(name `B` <C>) \
      genericParameter(name `D`)) parameters(parameter(name `b` <B>)) returnClause(<D>) \
      whereClause(<D> <E>) {})
      """),
    Row(
      "func + (a: A, b: A) -> A {}",
      """
      functionDecl(name `+` parameters(parameter(name `a` <A>) parameter(name `b` <A>)) \
      returnClause(<A>) {})
      """),
    Row(
      "func ==<T>(a: T, b: T) -> Bool {}",
      """
      functionDecl(name `==` genericParameters(genericParameter(name `T`)) \
      parameters(parameter(name `a` <T>) parameter(name `b` <T>)) returnClause(<Bool>) {})
      """),
    Row(
      "static func < (a: A, b: A) -> Bool {}",
      """
      functionDecl(modifier.static name `<` parameters(parameter(name `a` <A>) \
      parameter(name `b` <A>)) returnClause(<Bool>) {})
      """),
    Row("func a() throws(B) {}", "functionDecl(name `a` parameters `()` {})"),
    Row("func a() rethrows -> B", "functionDecl(name `a` parameters `()` returnClause(<B>))"),
    Row(
      "func a(b: inout C, d: borrowing D, e: sending E) {}",
      """
      functionDecl(name `a` parameters(parameter(name `b` attributedType(modifier.inout \
      <C>)) parameter(name `d` attributedType(modifier.borrowing <D>)) parameter(name `e` \
      attributedType(modifier.sending <E>))) {})
      """),
    Row(
      "func a<each T>(_ b: repeat each T) {}",
      """
      functionDecl(name `a` genericParameters(genericParameter(name `T`)) \
      parameters(parameter(name._ name `b` packType(packType(<T>)))) {})
      """),
    Row(
      "func a(b: some C, d: any E & F) -> some G {}",
      """
      functionDecl(name `a` parameters(parameter(name `b` someType(<C>)) parameter(name \
      `d` anyType(compositionType(<E> <F>)))) returnClause(someType(<G>)) {})
      """),
    Row(
      "func a(b: @escaping () -> Void, @C d: () -> E) {}",
      """
      functionDecl(name `a` parameters(parameter(name `b` \
      attributedType(attribute(<escaping>) functionType(tupleType `()` <Void>))) \
      parameter(attribute(<C>) name `d` functionType(tupleType `()` <E>))) {})
      """),
    Row(
      "func a(b: isolated C) {}",
      """
      functionDecl(name `a` parameters(parameter(name `b` attributedType(modifier.isolated \
      <C>))) {})
      """),
    Row(
      "func `a`(`in` b: C) {}",
      "functionDecl(name ``a`` parameters(parameter(name ``in`` name `b` <C>)) {})"),
    Row(
      "func a() -> (B, c: D)",
      """
      functionDecl(name `a` parameters `()` returnClause(tupleType(tupleTypeElement(<B>) \
      tupleTypeElement(name `c` <D>))))
      """),
    Row(
      "func a() async -> ()",
      "functionDecl(name `a` parameters `()` returnClause(tupleType `()`))"),
    Row(
      "func a(b: (C) -> D) {}",
      """
      functionDecl(name `a` parameters(parameter(name `b` \
      functionType(tupleType(tupleTypeElement(<C>)) <D>))) {})
      """),
    Row("init?(a: B) {}", "initDecl(parameters(parameter(name `a` <B>)) {})"),
    Row("init!() {}", "initDecl(parameters `()` {})"),
    Row(
      "convenience init<A>(a: A) throws {}",
      """
      initDecl(modifier.convenience genericParameters(genericParameter(name `A`)) \
      parameters(parameter(name `a` <A>)) {})
      """),
    Row("init() where T == B {}", "initDecl(parameters `()` whereClause(<T> <B>) {})"),
    Row("deinit {}", "deinitDecl({})"),
    Row(
      "subscript(a: B) -> C { d }",
      """
      subscriptDecl(parameters(parameter(name `a` <B>)) returnClause(<C>) \
      accessorBlock(`d`))
      """),
    Row(
      "static subscript<A>(b c: A) -> D where A: E { get { f } set(g) {} }",
      """
      subscriptDecl(modifier.static genericParameters(genericParameter(name `A`)) \
      parameters(parameter(name `b` name `c` <A>)) returnClause(<D>) whereClause(<A> <E>) \
      accessorBlock(accessor.get({ `f` }) accessor.set(name `g` {})))
      """),
  ]

  /// Accessors and observers.
  static let accessors = [
    Row(
      "var a: B { c }",
      """
      variableDecl.var(binding(identifierPattern `a` typeAnnotation(<B>) \
      accessorBlock(`c`)))
      """),
    Row(
      "var a: B { get { c } set { d } }",
      """
      variableDecl.var(binding(identifierPattern `a` typeAnnotation(<B>) \
      accessorBlock(accessor.get({ `c` }) accessor.set({ `d` }))))
      """),
    Row(
      "var a: B { get }",
      """
      variableDecl.var(binding(identifierPattern `a` typeAnnotation(<B>) \
      accessorBlock(accessor.get)))
      """),
    Row(
      "var a: B { get set }",
      """
      variableDecl.var(binding(identifierPattern `a` typeAnnotation(<B>) \
      accessorBlock(accessor.get accessor.set)))
      """),
    Row(
      "var a: B { get async throws }",
      """
      variableDecl.var(binding(identifierPattern `a` typeAnnotation(<B>) \
      accessorBlock(accessor.get `get async throws`)))
      """),
    Row(
      "var a: B { get throws(E) { c } }",
      """
      variableDecl.var(binding(identifierPattern `a` typeAnnotation(<B>) \
      accessorBlock(accessor.get({ `c` }))))
      """),
    Row(
      "var a = 1 { willSet { b } didSet { c } }",
      """
      variableDecl.var(binding(identifierPattern `a` initializer(integerLiteral `1`) \
      accessorBlock(accessor.willSet({ `b` }) accessor.didSet({ `c` }))))
      """),
    Row(
      "var a: B { willSet(c) {} didSet(d) {} }",
      """
      variableDecl.var(binding(identifierPattern `a` typeAnnotation(<B>) \
      accessorBlock(accessor.willSet(name `c` {}) accessor.didSet(name `d` {}))))
      """),
    Row(
      "var a: B { _read { yield b } _modify { yield &b } }",
      """
      variableDecl.var(binding(identifierPattern `a` typeAnnotation(<B>) \
      accessorBlock(accessor._read({ yieldStmt(`b`) }) accessor._modify({ \
      yieldStmt(inoutExpr(`b`)) }))))
      """),
    Row(
      "var a: B { @A(c: d) init(e) { d = e } get { d } }",
      """
      variableDecl.var(binding(identifierPattern `a` typeAnnotation(<B>) \
      accessorBlock(accessor.init(attribute(<A> argument(argumentLabel `c` `d`)) name `e` \
      { assignment(`d` operatorRef `=` `e`) }) accessor.get({ `d` }))))
      """),
    Row(
      "var a: B { mutating get { c } nonmutating set { d } }",
      """
      variableDecl.var(binding(identifierPattern `a` typeAnnotation(<B>) \
      accessorBlock(accessor.get(modifier.mutating { `c` }) \
      accessor.set(modifier.nonmutating { `d` }))))
      """),
    Row(
      "var a: B {\n#if C\nget { d }\n#else\nset { e }\n#endif\n}",
      """
      variableDecl.var(binding(identifierPattern `a` typeAnnotation(<B>) \
      accessorBlock(ifConfig(ifConfigClause(opaque `C` accessor.get({ `d` })) \
      ifConfigClause(accessor.set({ `e` }))))))
      """),
    Row(
      "var a: B { get(c) }",
      """
      variableDecl.var(binding(identifierPattern `a` typeAnnotation(<B>) \
      accessorBlock(chain(`get` call(argument(`c`))))))
      """),
    Row(
      "var a: B { set.union(c) }",
      """
      variableDecl.var(binding(identifierPattern `a` typeAnnotation(<B>) \
      accessorBlock(chain(`set` memberAccess `union` call(argument(`c`))))))
      """),
  ]

  /// `#if` around members, statements, cases, accessors and in the middle of a chain.
  static let ifConfigs = [
    Row(
      "#if A\nlet b = 1\n#elseif C && os(D)\nlet e = 1\n#else\nlet f = 1\n#endif",
      """
      ifConfig(ifConfigClause(opaque `A` variableDecl.let(binding(identifierPattern `b` \
      initializer(integerLiteral `1`)))) ifConfigClause(opaque `C && os(D)` \
      variableDecl.let(binding(identifierPattern `e` initializer(integerLiteral `1`)))) \
      ifConfigClause(variableDecl.let(binding(identifierPattern `f` \
      initializer(integerLiteral `1`)))))
      """),
    Row(
      "struct A {\n#if B\nvar c = 1\n#endif\nvar d = 1\n}",
      """
      structDecl(name `A` memberBlock(ifConfig(ifConfigClause(opaque `B` \
      variableDecl.var(binding(identifierPattern `c` initializer(integerLiteral `1`))))) \
      variableDecl.var(binding(identifierPattern `d` initializer(integerLiteral `1`)))))
      """),
    Row(
      "switch a {\n#if B\ncase c: d\n#endif\ndefault: e\n}",
      """
      switchExpr(`a` ifConfig(ifConfigClause(opaque `B` \
      switchCase.case(caseItem(expressionPattern(`c`)) { `d` }))) switchCase.default({ `e` \
      }))
      """),
    Row(
      "switch a {\ncase b:\n#if C\nd\n#endif\n}",
      """
      switchExpr(`a` switchCase.case(caseItem(expressionPattern(`b`)) { \
      ifConfig(ifConfigClause(opaque `C` `d`)) }))
      """),
    Row(
      "a\n#if B\n.c()\n#else\n.d\n#endif\n.e",
      """
      chain(`a` ifConfig(ifConfigClause(opaque `B` memberAccess `c` call `()`) \
      ifConfigClause(memberAccess `d`)) memberAccess `e`)
      """),
    Row(
      "a {\n#if B\nc\n#endif\n}",
      """
      chain(`a` call(trailingClosure(closure({ ifConfig(ifConfigClause(opaque `B` `c`)) \
      }))))
      """),
    Row(
      "#if A\n#if B\nc\n#endif\n#endif",
      "ifConfig(ifConfigClause(opaque `A` ifConfig(ifConfigClause(opaque `B` `c`))))"),
  ]
}
