import StateLintSyntax

/// The arguments of a call in its parentheses, and how many closures trail behind.
struct CallArguments {
  /// A missing label is `_`.
  private(set) var rows: [(label: Name, value: NodeID)] = []
  private(set) var trailing = 0

  init(_ call: CallFact, _ facts: FileFacts) {
    let tree = facts.tree
    for child in tree.children(call.node) {
      switch tree.kind(child) {
      case .argument:
        guard let value = tree.lastChild(child) else { continue }
        rows.append((tree.child(child, .argumentLabel).map { tree.name($0) } ?? .wildcard, value))
      case .trailingClosure: trailing += 1
      default: break
      }
    }
  }
}

/// Whether a parameter takes a binding.
enum ParameterKind: Hashable {
  case binding
  /// A value or object, and surely no binding.
  case value
  case unknown
}

/// A parameter of an initialiser, written or made by the compiler.
private struct Parameter {
  let label: Name
  let hasDefault: Bool
  let source: Source

  /// What says which kind it is.
  enum Source {
    /// A type as written, in an initialiser.
    case type(NodeID, of: Reference<FunctionFact>)
    case property(Row<PropertyFact>, of: Row<TypeEntity>)
    /// An attribute that may make anything of it.
    case unknown
  }
}

extension ProjectIndex {
  /// What the initialisers of a project's struct that a call can mean take for an argument in its
  /// parentheses; unknown where they differ.
  func parameterKind(
    at place: Int, in arguments: CallArguments, of call: CallFact, in file: Int32
  ) -> ParameterKind {
    let facts = facts(file)
    guard facts.tree.constructedName(call) != nil,
      !(call.root.exists && facts[call.root].local.exists)
    else { return .unknown }
    let type = finder.constructed(by: call, in: file)
    guard let entity = type.entity, self[entity].kind == .struct,
      !self[entity].traits.hasUnknownMacro, !self[entity].isPerhapsExtended
    else { return .unknown }
    var lists = initializers(of: entity).map { parameters(of: $0) }
    if hasMemberwiseInitializer(entity) { lists.append(parameters(ofMemberwise: entity)) }
    let kinds = Set(lists.compactMap { $0.taking(arguments, at: place).map { kind(of: $0) } })
    return kinds.count == 1 ? kinds.first ?? .unknown : .unknown
  }

  private func parameters(of initializer: Reference<FunctionFact>) -> [Parameter] {
    let facts = facts(initializer.file)
    let fact = facts[initializer.row]
    return facts[fact.parameters].map { parameter in
      Parameter(
        label: parameter.label, hasDefault: parameter.defaultValue.exists,
        source: parameter.attributes.isEmpty ? .type(parameter.type, of: initializer) : .unknown)
    }
  }

  /// Only the one parameter that is asked about is looked at.
  private func kind(of parameter: Parameter) -> ParameterKind {
    switch parameter.source {
    case .type(let node, let initializer):
      kind(ofType: node, in: initializer.file, fact(initializer).owner)
    case .property(let row, let entity):
      kind(
        of: Property(
          project: self, reference: Reference(self[entity].declaration.file, row), host: entity))
    case .unknown: .unknown
    }
  }

  private func parameters(ofMemberwise entity: Row<TypeEntity>) -> [Parameter] {
    let facts = facts(self[entity].declaration.file)
    return memberwiseParameters(of: entity).map { row in
      let fact = facts[row]
      return Parameter(
        label: fact.name, hasDefault: fact.hasDefault || facts.isImplicitlyNil(fact),
        source: .property(row, of: entity))
    }
  }

  private func kind(of property: Property) -> ParameterKind {
    guard property.hasAttributes else {
      return property.fact.type.exists
        ? kind(ofType: property.fact.type, in: property.file, property.fact.owner)
        : isSurelyNoBinding(property.shape) ? .value : .unknown
    }
    let isBinding =
      property.wrapper == .binding
      && property.facts[property.fact.attributes].count == 1
      && [nil, .swiftUI].contains(property.wrapperAttribute?.qualifier)
    return isBinding ? .binding : .unknown
  }

  private func kind(
    ofType node: NodeID, in file: Int32, _ owner: Row<TypeFact>
  ) -> ParameterKind {
    let tree = facts(file).tree
    guard node.exists else { return .unknown }
    let shape = shape(of: node, in: file, type: owner)
    if case .sdk(.binding) = shape.meaning {
      return shape.form == .nominal && !shape.isOptional && shape.container == .none
        && tree.kind(node) == .typeName ? .binding : .unknown
    }
    return isSurelyNoBinding(shape) ? .value : .unknown
  }

  /// A type that is known, and neither a binding nor one that can be made of it.
  func isSurelyNoBinding(_ shape: TypeShape) -> Bool {
    guard shape.form == .nominal, shape.meaning != .sdk(.binding) else { return false }
    if shape.container != .none { return true }
    let kind = modelKind(of: shape)
    return kind == .value || kind.isObject
  }
}

extension [Parameter] {
  /// The parameter that an argument fills; nil where the call does not fit.
  fileprivate func taking(_ arguments: CallArguments, at place: Int) -> Parameter? {
    var found: Parameter?
    var rest = self[...]
    for (index, argument) in arguments.rows.enumerated() {
      while let first = rest.first, first.label != argument.label, first.hasDefault {
        rest.removeFirst()
      }
      guard let first = rest.popFirst(), first.label == argument.label else { return nil }
      if index == place { found = first }
    }
    let open = rest.count { !$0.hasDefault }
    return open <= arguments.trailing ? found : nil
  }
}
