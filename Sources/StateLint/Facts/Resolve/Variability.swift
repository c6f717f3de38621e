import StateLintSyntax

/// How a value can differ between two passes over the same view.
package enum Variability: Int, Comparable, Sendable {
  /// The same on each pass for as long as the view is there.
  case constant
  /// Nobody knows. Never leads to a finding.
  case unknown
  /// What the parent gives: another value may come with each of its redraws.
  case input
  /// State, or a model that is observed: it changes while the view is on screen.
  case changing

  package static func < (one: Variability, other: Variability) -> Bool {
    one.rawValue < other.rawValue
  }
}

extension Host {
  /// How an expression in code of this host can differ: as much as the most variable part of it.
  package func variability(
    of node: NodeID, in scope: Row<ScopeFact>, of file: Int32, depth: Int = 0
  ) -> Variability {
    let facts = project.facts(file)
    return facts.uses(in: node, of: scope)
      .map { variability(of: $0, in: file, depth: depth) }.max() ?? .constant
  }

  private func variability(of use: UseFact, in file: Int32, depth: Int) -> Variability {
    let facts = project.facts(file)
    guard depth < 4 else { return .unknown }
    if use.local.exists {
      let local = facts[use.local]
      guard local.origin == .variable || local.origin == .optionalBinding, local.source.exists,
        !local.isVariable, local.source != use.root
      else { return .unknown }
      return variability(of: local.source, in: use.scope, of: file, depth: depth + 1)
    }
    switch use.form {
    case .type: return .constant
    case .wholeSelf, .storage: return .unknown
    case .bare, .onSelf, .projection: break
    }
    guard let property = property(use.name) else { return .unknown }
    if property.fact.isComputed { return variability(ofComputed: property, depth: depth) }
    return variability(
      of: property, members: facts.members(of: use), in: file, depth: depth)
  }

  /// As variable as what the getter reads of this host.
  private func variability(ofComputed property: Property, depth: Int) -> Variability {
    guard let getter = project.accessor(.getter, of: property.reference) else { return .unknown }
    let facts = project.facts(getter.file)
    return facts[getter.row].uses
      .map { variability(of: facts[$0], in: getter.file, depth: depth + 1) }.max() ?? .unknown
  }

  private func variability(
    of property: Property, members: [NodeID], in file: Int32, depth: Int
  ) -> Variability {
    if let model = property.shape.unwrapped.entity, project.modelKind(of: model).isObserved,
      property.shape.container == .none
    {
      return variability(ofMember: members.first, of: model, in: file)
    }
    switch property.wrapper {
    case .state:
      return property.isNeverWritten(in: self) ? .constant : .changing
    case .binding, .appStorage, .sceneStorage, .query, .fetchRequest, .gestureState, .focusState:
      return .changing
    case .environment:
      return property.environmentKey.map { ChangingEnvironment.contains($0) } ?? false
        ? .changing : .unknown
    case nil:
      return property.hasAttributes ? .unknown : variability(ofPlain: property, depth: depth)
    default: return .unknown
    }
  }

  /// As variable as what some caller gives to a view that stays.
  private func variability(ofPlain property: Property, depth: Int) -> Variability {
    let fact = property.fact
    if fact.isStatic || fact.isLet && fact.hasDefault { return .constant }
    let callers = callers(passing: fact.name)
    if callers.areAllHarmless || callers.areAllFresh { return .constant }
    let changes = callers.sites.contains { passing in
      guard !passing.site.isPresented, !passing.site.hasIdentity,
        let parent = passing.site.enclosingHost
      else { return false }
      return parent.variability(
        of: passing.value, in: passing.site.call.scope, of: passing.site.reference.file,
        depth: depth + 1) >= .input
    }
    return changes ? .input : .unknown
  }

  /// A stored member of a model, as far as somebody writes it.
  private func variability(
    ofMember member: NodeID?, of model: Row<TypeEntity>, in file: Int32
  ) -> Variability {
    guard let member else { return .unknown }
    let tree = project.facts(file).tree
    guard let property = project.property(tree.name(member), of: model) else { return .unknown }
    let fact = project.fact(property)
    if fact.isComputed { return .unknown }
    if fact.isLet { return .constant }
    return project.writes(of: property, in: model).isEmpty ? .unknown : .changing
  }
}
