import StateLintSyntax

/// A coordinator that keeps the representable it was made with, and works with its old values.
package struct StaleCoordinator: Sendable {
  /// The property of the coordinator that keeps the copy.
  package let copy: Property
  /// The members it reads of the copy that callers give anew on each update.
  package let members: [Property]
  /// The first such read, and the method it stands in.
  package let read: Place
  package let reader: String
  /// The callers that are seen give nothing that changes while the coordinator lives.
  package let isHarmless: Bool
}

extension Host {
  /// Whether each value makes an object of its own: another value would bring another object.
  fileprivate var keepsObject: Bool {
    properties.contains {
      $0.fact.isStored && !$0.fact.isStatic && $0.fact.hasDefault && !$0.hasAttributes
        && $0.modelKind.isObject
    }
  }
}

extension Representable {
  /// The copy in the coordinator that no update renews; nil where there is none.
  package var staleCoordinator: StaleCoordinator? {
    guard !makesOneShot, !host.host.keepsObject, let makeCoordinator,
      let coordinator = coordinator(by: makeCoordinator),
      project[coordinator].kind == .class, let copy = copy(in: coordinator)
    else { return nil }
    let reads = reads(of: copy, in: coordinator)
    guard let first = reads.first else { return nil }
    var members: [Property] = []
    for read in reads where !members.contains(where: { $0.reference == read.member.reference }) {
      members.append(read.member)
    }
    guard !handsOver(copy, members) else { return nil }
    return StaleCoordinator(
      copy: copy, members: members, read: first.place, reader: host.name(of: first.function),
      isHarmless: isOnlyPresented
        || members.allSatisfy {
          $0.shape.form == .function ? holdsNothing($0) : isHarmless($0)
        })
  }

  private func coordinator(by function: Reference<FunctionFact>) -> Row<TypeEntity>? {
    let fact = project.fact(function)
    return project.shape(of: fact.result, in: function.file, type: fact.owner).entity
  }

  /// The one stored property of the representable's own type.
  private func copy(in coordinator: Row<TypeEntity>) -> Property? {
    var found: [Property] = []
    for part in project[coordinator].parts {
      for row in project.fact(part).properties {
        let property = Property(
          project: project, reference: Reference(part.file, row), host: coordinator)
        if property.fact.isStored, !property.hasAttributes, property.shape.container == .none,
          property.shape.entity == host.entity
        {
          found.append(property)
        }
      }
    }
    return found.count == 1 ? found[0] : nil
  }

  /// A read of a plain member of the copy in a method of the coordinator.
  private struct Read {
    let member: Property
    let function: Reference<FunctionFact>
    let place: Place
  }

  private func reads(of copy: Property, in coordinator: Row<TypeEntity>) -> [Read] {
    project[coordinator].parts.flatMap { part -> [Read] in
      let facts = project.facts(part.file)
      return facts[part.row].functions.filter { facts[$0].kind != .initializer }
        .flatMap { function in
          facts[function].uses.compactMap { row -> Read? in
            let use = facts[row]
            guard facts.means(use, copy), let name = facts.members(of: use).first,
              use.access != .assign || facts.members(of: use).count > 1,
              let member = host.host.property(facts.tree.name(name)), isGiven(member)
            else { return nil }
            return Read(
              member: member, function: Reference(part.file, function),
              place: Place(part.file, facts.tree.range(use.node)))
          }
        }
    }
  }

  /// A value or a closure that callers give.
  private func isGiven(_ member: Property) -> Bool {
    if host.host.isValueInput(member) || host.host.isPassedSetting(member) { return true }
    return member.shape.form == .function && member.wrapper == nil && !member.hasAttributes
      && !host.host.labels(of: member).isEmpty
  }

  /// Whether an update gives the coordinator the new struct, or each member that it reads.
  private func handsOver(_ copy: Property, _ members: [Property]) -> Bool {
    var given: Set<Name> = []
    for piece in host.reach(from: host.host.piece(update)) {
      let facts = project.facts(piece.function.file)
      for use in host.uses(in: piece) {
        if use.form == .wholeSelf { return true }
        if use.isWrite { given.insert(facts.tree.writtenMember(of: use)) }
      }
      for call in host.calls(in: piece) where facts.isOnCoordinator(call) {
        for use in facts.uses(in: call.node, of: call.scope) { given.insert(use.name) }
      }
    }
    return given.contains(copy.fact.name) || members.allSatisfy { given.contains($0.fact.name) }
  }

  /// Whether callers are seen, and no closure they give for a member surely holds a value that is
  /// another one on the next update: a local or an input.
  private func holdsNothing(_ member: Property) -> Bool {
    let sites = project.callSites(of: host.entity).filter { !$0.isOutsideApp }
    return !sites.isEmpty
      && sites.allSatisfy { site in
        !site.closures(for: host.host.labels(of: member)).contains { site.holdsValue($0) }
      }
  }
}

extension CallSite {
  /// What is given for some labels; the trailing closures where nothing is in parentheses.
  fileprivate func closures(for labels: [Name]) -> [NodeID] {
    let named = labels.compactMap { argument($0) }
    if !named.isEmpty { return named }
    return facts.tree.children(call.node).filter { facts.tree.kind($0) == .trailingClosure }
  }

  /// Whether a closure mentions a value of the code around it.
  fileprivate func holdsValue(_ closure: NodeID) -> Bool {
    facts.uses(in: closure, of: call.scope).contains { use in
      guard use.local.exists else {
        return enclosingHost.map { host in
          host.property(use.name).map { host.isValueInput($0) } ?? false
        } ?? false
      }
      let local = facts[use.local]
      guard !facts.tree.contains(closure, local.node), local.origin != .closureParameter else {
        return false
      }
      let shape = project.shape(of: use.local, in: reference.file)
      if case .sdk(let name) = shape.meaning, Representables.isHandle(name) { return false }
      return project.modelKind(of: shape) == .value
    }
  }
}

extension FileFacts {
  /// Whether a use means a property of its type, or a local that is the property by another name.
  fileprivate func means(_ use: UseFact, _ property: Property) -> Bool {
    guard use.local.exists else { return property.isMeant(by: use) }
    let local = self[use.local]
    guard local.origin == .variable || local.origin == .optionalBinding, local.source.exists,
      let source = uses(in: local.source, of: local.scope).first, !source.local.exists
    else { return false }
    return property.isMeant(by: source) && members(of: source).isEmpty
  }

  /// `context.coordinator.show(title)`, `coordinator.show(title)`
  fileprivate func isOnCoordinator(_ call: CallFact) -> Bool {
    tree.children(call.chain).prefix { $0 < call.callee }.contains {
      (tree.kind($0) == .memberAccess || tree.kind($0) == .nameExpr)
        && tree.name($0) == Name("coordinator")
    }
  }
}
