import SwiftSyntax

/// The declarations of a tree outside function bodies, in order.
func theirDeclarations(of tree: SourceFileSyntax) -> [Declaration] {
  var reader = DeclarationReader()
  reader.read(tree.statements, owner: nil)
  return reader.declarations
}

/// A walk by hand rather than a `SyntaxVisitor`: it must know the owner of every member, and never
/// enter a body.
private struct DeclarationReader {
  var declarations: [Declaration] = []

  /// Reads declarations among statements.
  mutating func read(_ items: CodeBlockItemListSyntax, owner: Int?) {
    for item in items {
      if let declaration = item.item.as(DeclSyntax.self) { read(declaration, owner: owner) }
    }
  }

  private mutating func read(_ members: MemberBlockItemListSyntax, owner: Int?) {
    for member in members { read(member.decl, owner: owner) }
  }

  private mutating func read(_ syntax: DeclSyntax, owner: Int?) {
    switch syntax.as(DeclSyntaxEnum.self) {
    case .structDecl(let type): read(type, "struct", type.name, owner: owner)
    case .classDecl(let type): read(type, "class", type.name, owner: owner)
    case .actorDecl(let type): read(type, "actor", type.name, owner: owner)
    case .enumDecl(let type): read(type, "enum", type.name, owner: owner)
    case .protocolDecl(let type): read(type, "protocol", type.name, owner: owner)
    case .extensionDecl(let type): read(type, "extension", type.extendedType, owner: owner)
    case .variableDecl(let variable): read(variable, owner: owner)
    case .functionDecl(let function):
      add(function, "func", function.name, function.signature.parameterClause, owner)
    case .initializerDecl(let function):
      add(function, "init", function.initKeyword, function.signature.parameterClause, owner)
    case .subscriptDecl(let function):
      add(function, "subscript", function.subscriptKeyword, function.parameterClause, owner)
    case .deinitializerDecl(let function):
      add(function, "deinit", function.deinitKeyword, nil, owner)
    case .ifConfigDecl(let condition): read(condition, owner: owner)
    default: break
    }
  }

  private mutating func read(_ condition: IfConfigDeclSyntax, owner: Int?) {
    for clause in condition.clauses {
      switch clause.elements {
      case .statements(let statements): read(statements, owner: owner)
      case .decls(let members): read(members, owner: owner)
      default: break
      }
    }
  }

  private mutating func read(
    _ type: some DeclGroupSyntax, _ kind: String, _ name: some SyntaxProtocol, owner: Int?
  ) {
    let offset = name.positionAfterSkippingLeadingTrivia.utf8Offset
    let inherited = type.inheritanceClause?.inheritedTypes ?? []
    declarations.append(
      Declaration(
        kind: .type, offset: offset,
        fields: [
          "kind": kind, "name": name.trimmedDescription.withoutBackticks.withoutBlanks,
          "attributes": listed(type.attributes.names), "modifiers": listed(type.modifiers.words),
          "inherits": listed(inherited.map { $0.type.trimmedDescription.collapsed }),
        ]))
    read(type.memberBlock.members, owner: offset)
  }
}

// MARK: - Members

extension DeclarationReader {
  private mutating func read(_ variable: VariableDeclSyntax, owner: Int?) {
    for binding in variable.bindings {
      let fields = [
        "kind": variable.bindingSpecifier.text, "owner": owner.map(String.init) ?? "none",
        "attributes": listed(variable.attributes.names),
        "modifiers": listed(variable.modifiers.words),
        "type": binding.typeAnnotation?.type.trimmedDescription.collapsed ?? "none",
        "hasInitializer": String(binding.initializer != nil),
        "accessors": listed(binding.accessorBlock?.words ?? []),
      ]
      let isTuple = binding.pattern.is(TuplePatternSyntax.self)
      // In `let a, b: Int` and `let (a, b): (Int, Int)` the annotation speaks of `a` too, from afar.
      let alternative = isTuple ? "none" : variable.bindings.typeBehind(binding)
      for name in binding.pattern.names {
        declarations.append(
          Declaration(
            kind: .property, offset: name.positionAfterSkippingLeadingTrivia.utf8Offset,
            fields: fields.merging(["name": name.text.withoutBackticks]) { $1 },
            alternatives: alternative.map { ["type": $0] } ?? [:]))
      }
    }
  }

  private mutating func add(
    _ function: some WithAttributesSyntax & WithModifiersSyntax, _ kind: String,
    _ name: TokenSyntax, _ parameters: FunctionParameterClauseSyntax?, _ owner: Int?
  ) {
    let labels = parameters?.parameters.map { $0.firstName.text.withoutBackticks } ?? []
    declarations.append(
      Declaration(
        kind: .function, offset: name.positionAfterSkippingLeadingTrivia.utf8Offset,
        fields: [
          "kind": kind, "name": name.text.withoutBackticks,
          "owner": owner.map(String.init) ?? "none",
          "attributes": listed(function.attributes.names),
          "modifiers": listed(function.modifiers.words), "labels": listed(labels),
        ]))
  }
}

extension PatternBindingListSyntax {
  /// The type that a later binding gives `binding`, which says none itself.
  fileprivate func typeBehind(_ binding: PatternBindingSyntax) -> String? {
    guard binding.typeAnnotation == nil, binding.initializer == nil else { return nil }
    return drop { $0.id != binding.id }.first { $0.typeAnnotation != nil }?
      .typeAnnotation?.type.trimmedDescription.collapsed
  }
}

extension PatternSyntax {
  /// The names it binds, in order.
  fileprivate var names: [TokenSyntax] {
    if let name = self.as(IdentifierPatternSyntax.self) { return [name.identifier] }
    if let tuple = self.as(TuplePatternSyntax.self) {
      return tuple.elements.flatMap(\.pattern.names)
    }
    return []
  }
}

extension AccessorBlockSyntax {
  fileprivate var words: [String] {
    if case .accessors(let list) = accessors {
      list.map(\.accessorSpecifier.text)
    } else {
      ["get"]
    }
  }
}

extension AttributeListSyntax {
  /// The names of all attributes, those in `#if` branches included.
  fileprivate var names: [String] {
    flatMap { element -> [String] in
      if case .attribute(let attribute) = element {
        return [attribute.attributeName.trimmedDescription.withoutArguments]
      }
      guard case .ifConfigDecl(let condition) = element else { return [] }
      return condition.clauses.flatMap { clause -> [String] in
        if case .attributes(let attributes) = clause.elements { attributes.names } else { [] }
      }
    }
  }
}

extension DeclModifierListSyntax {
  fileprivate var words: [String] {
    map { $0.name.text + ($0.detail.map { "(\($0.detail.text))" } ?? "") }
  }
}
