import StateLintSyntax
import Testing

/// Small sources and their trees, each table for one part of the grammar.
@Suite("Parser")
struct ParserTests {
  /// A source and its tree, as `TreeSketch` writes it.
  struct Row: Sendable, CustomTestStringConvertible {
    let source: String
    let sketch: String

    init(_ source: String, _ sketch: String) {
      self.source = source
      self.sketch = sketch
    }

    var testDescription: String { source.debugDescription }
  }

  @Test(
    "Declarations",
    arguments: [
      imports, typeDeclarations, enums, variables, functions, accessors, ifConfigs,
    ].flatMap { $0 })
  func declarations(_ row: Row) { check(row) }

  @Test("Types", arguments: types)
  func typesOfVariables(_ row: Row) {
    let sketch =
      "variableDecl.let(binding(identifierPattern `a` typeAnnotation(\(row.sketch))))"
    check(Row("let a: \(row.source)", sketch))
  }

  @Test(
    "Expressions",
    arguments: [
      names, literals, operators, effects, conditionals, keyPaths, closures, generics,
    ].flatMap { $0 })
  func expressions(_ row: Row) { check(row) }

  @Test(
    "Statements",
    arguments: [conditions, patterns, loops, switches, jumps, cutOff, limits].flatMap { $0 })
  func statements(_ row: Row) { check(row) }

  private func check(_ row: Row) {
    #expect(TreeSketch(row.source).description == row.sketch)
    let tree = Tree.parse(Array(row.source.utf8))
    #expect(TreeFlaw(in: tree) == nil)
  }

  @Test(
    "Marks on nodes",
    arguments: [
      ("func a() async throws {}", NodeKind.functionDecl, [Node.Flags.async, .throws]),
      ("func a() rethrows {}", .functionDecl, [.throws]),
      ("func a() throws(B) {}", .functionDecl, [.throws]),
      ("let a: () async -> B", .functionType, [.async]),
      ("var a: B { get async throws }", .accessor, [.async, .throws]),
      ("{ () async throws in a }", .closure, [.async, .throws]),
      ("private(set) var a = 1", .modifier, [.setter]),
      ("private var a = 1", .modifier, []),
      ("var a: B { c }", .accessorBlock, [.bareGetter]),
      ("var a: B { get }", .accessorBlock, []),
      ("$a", .nameExpr, [.dollar]),
      ("{ $a in b }", .name, [.dollar]),
      ("try? a", .effectExpr, [.optional]),
      ("try! a", .effectExpr, [.forced]),
      ("a as? B", .cast, [.optional]),
      ("a as! B", .cast, [.forced]),
      ("init?() {}", .initDecl, [.optional]),
      ("init!() {}", .initDecl, [.forced]),
      ("func a(b: C...) {}", .parameter, [.forced]),
      ("func `a`() {}", .name, [.backticks]),
      ("`a`", .nameExpr, [.backticks]),
    ])
  func flags(_ source: String, _ kind: NodeKind, _ flags: [Node.Flags]) {
    let nodes = Tree.parse(Array(source.utf8)).nodes
    #expect(nodes.first { $0.kind == kind }?.flags == Node.Flags(flags))
  }

  @Test("Names are spelled without their marks")
  func spelledNames() {
    let source = "struct `A` { let $b = 1 }\n.c\n#d\na.`e`<F>()\nlet g = 変数"
    let tree = Tree.parse(Array(source.utf8))
    let names = tree.nodes.indices.map(NodeID.init).filter {
      switch tree.kind($0) {
      case .name, .identifierPattern, .implicitMember, .macroExpr, .memberAccess, .nameExpr: true
      default: false
      }
    }
    #expect(names.map { tree.nameText($0) } == ["A", "b", "c", "d", "a", "e", "g", "変数"])
    #expect(names.map { tree.name($0) }.prefix(3) == [Name("A"), Name("b"), Name("c")])
  }
}

@Suite("Trees of whole files")
struct TreeTests {
  @Test("Each node lies in the one around it", arguments: SampleFiles.folders)
  func soundness(_ folder: String) {
    let files = SampleFiles.files(below: folder)
    #expect(!files.isEmpty)
    for file in files {
      let flaw = TreeFlaw(in: Tree.parse(file.bytes))
      if let flaw { Issue.record("\(file.path): \(flaw)") }
    }
  }

  @Test("Our own code has nothing that the parser does not know", arguments: ["Sources", "Tests"])
  func knownCode(_ folder: String) {
    for file in SampleFiles.files(below: folder) {
      let tree = Tree.parse(file.bytes)
      for index in tree.nodes.indices where isUnknown(NodeID(index), in: tree) {
        let node = tree.nodes[index]
        let line = 1 + file.bytes[..<Int(node.start)].count { $0 == UInt8(ascii: "\n") }
        Issue.record("\(file.path):\(line): `\(tree.collapsedText(NodeID(index)))` is opaque.")
      }
    }
  }

  /// Opaque, and neither the condition of an `#if` nor a number among generic arguments.
  private func isUnknown(_ id: NodeID, in tree: Tree) -> Bool {
    guard tree.kind(id) == .opaque, let parent = tree.parent(of: id) else { return false }
    switch tree.kind(parent) {
    case .ifConfigClause: return tree.firstChild(parent) != id
    case .genericArguments, .inlineArrayType, .argument: return false
    default: return true
    }
  }

  @Test("Looking up and down a tree")
  func lookingAround() {
    let tree = Tree.parse(Array("a(b) { c }\nd".utf8))
    let leaf = NodeID(tree.nodes.firstIndex { $0.kind == .codeBlock }! + 1)
    #expect(tree.text(leaf) == "c")
    #expect(
      tree.ancestors(of: leaf).map { tree.kind($0) } == [
        .file, .chain, .call, .trailingClosure, .closure, .codeBlock,
      ])
    #expect(tree.parent(of: .root) == nil)
    #expect(tree.children(.root).map { tree.text($0) } == ["a(b) { c }", "d"])
    #expect(tree.lastChild(.root).map { tree.text($0) } == "d")
    #expect(tree.firstChild(leaf) == nil)
    #expect(tree.contains(.root, leaf) && !tree.contains(leaf, .root))
  }
}
