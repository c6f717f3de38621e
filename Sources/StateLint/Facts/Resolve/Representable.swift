import StateLintSyntax

/// A host that brings a view of another framework to SwiftUI.
package struct Representable: Sendable {
  package let host: HostFacts
  /// `makeUIView(context:)` and its kin: runs once.
  package let make: Reference<FunctionFact>
  /// `updateUIView(_:context:)` and its kin: runs for each new value.
  package let update: Reference<FunctionFact>
  /// `makeCoordinator()`; nil where there is none.
  package let makeCoordinator: Reference<FunctionFact>?

  var project: ProjectIndex { host.project }

  /// The name of the method that brings new values, where it is declared.
  package var place: Place {
    Place(update.file, project.facts(update.file).tree.range(project.fact(update).nameNode))
  }
  package var makeName: String { name(make) }
  package var updateName: String { name(update) }

  private func name(_ function: Reference<FunctionFact>) -> String {
    project.facts(function.file).tree.nameText(project.fact(function).nameNode)
  }
}

extension HostFacts {
  /// The pairs of make and update that this host declares, one for each platform it is for.
  package var representables: [Representable] {
    guard host.role == .representable else { return [] }
    func only(_ name: Name) -> Reference<FunctionFact>? {
      let found = host.functions.filter {
        project.fact($0).kind == .function && project.fact($0).name == name
      }
      return found.count == 1 ? found[0] : nil
    }
    return Representables.methods.compactMap { methods in
      guard let make = only(methods.make), let update = only(methods.update) else { return nil }
      return Representable(
        host: self, make: make, update: update,
        makeCoordinator: only(Representables.coordinator))
    }
  }
}

extension Representable {
  /// Nothing stands in the update but what prints.
  package var isUpdateEmpty: Bool {
    let facts = project.facts(update.file)
    let tree = facts.tree
    let body = facts[update.row].body
    guard body.exists else { return false }
    return tree.children(body).allSatisfy { statement in
      guard tree.kind(statement) == .chain, let base = tree.firstChild(statement) else {
        return false
      }
      return Logging.functions.contains(tree.name(base))
    }
  }

  /// What is made takes its values once: a mail, a share sheet.
  package var makesOneShot: Bool {
    host.reach(from: host.host.piece(make)).contains { piece in
      let facts = project.facts(piece.function.file)
      let fact = facts[piece.function.row]
      if let result = facts.tree.lastTypeName(fact.result), Representables.takesOnce(result) {
        return true
      }
      return host.calls(in: piece).contains { Representables.takesOnce($0.name) }
    }
  }

  /// The values that reach the view, or its coordinator, only when it is made.
  package var valuesReadOnce: [Property] {
    var found: [Property] = []
    let pieces = ([make] + [makeCoordinator].compactMap { $0 }).flatMap {
      host.reach(from: host.host.piece($0))
    }
    for piece in pieces {
      for use in host.uses(in: piece) {
        guard use.access == .read, !use.local.exists, use.form == .bare || use.form == .onSelf,
          let property = host.host.property(use.name), brings(property, to: use, in: piece),
          !found.contains(where: { $0.reference == property.reference })
        else { continue }
        found.append(property)
      }
    }
    return found
  }

  /// Whether a property brings values from outside. A binding read later reads what is stored then.
  private func brings(_ property: Property, to use: UseFact, in piece: CodePiece) -> Bool {
    // Where a view lies is for SwiftUI to say, and it says so later too.
    if case .sdk(let name) = property.shape.meaning, Representables.isFrame(name) { return false }
    if host.host.isValueBinding(property) { return use.scope == piece.scope }
    return host.host.isValueInput(property) || host.host.isPassedSetting(property)
      || property.isEnvironmentValue
  }

  /// Whether each call site in the app gives every value a view of its own.
  package var isKeyedByAll: Bool {
    let sites = appSites
    return !sites.isEmpty && sites.allSatisfy(\.hasIdentity)
  }

  /// Whether no call site is seen that could bring another value of a property to a view that stays;
  /// false where none is seen at all.
  package func isHarmless(_ property: Property) -> Bool {
    let sites = appSites
    if property.isEnvironmentValue { return false }
    if sites.isEmpty { return project.mayBeConstructedElsewhere(host.entity) }
    return sites.allSatisfy { site in
      site.isPresented || site.hasIdentity
        || host.host.labels(of: property).allSatisfy { label in
          site.argument(label).map { site.isConstant($0) } ?? true
        }
    }
  }

  /// Whether each call site that is seen makes it for one presentation.
  var isOnlyPresented: Bool {
    let sites = appSites
    return !sites.isEmpty && sites.allSatisfy(\.isPresented)
  }

  private var appSites: [CallSite] {
    project.callSites(of: host.entity).filter { !$0.isOutsideApp }
  }
}

extension Host {
  /// A value with a default that some caller replaces by one that changes.
  func isPassedSetting(_ property: Property) -> Bool {
    property.wrapper == nil && !property.hasAttributes && property.fact.hasDefault
      && property.modelKind == .value && property.shape.form == .nominal
      && labels(of: property).contains { label in
        callers(passing: label).sites.contains { $0.site.isChanging($0.value) }
      }
  }
}

extension Property {
  /// `@Environment(\.colorScheme)`: a value that changes from above.
  package var isEnvironmentValue: Bool {
    guard wrapper == .environment, let attribute = wrapperAttribute,
      let argument = facts.tree.child(attribute.node, .argument),
      let path = facts.tree.lastChild(argument), facts.tree.kind(path) == .keyPath
    else { return false }
    let text = facts.tree.collapsedText(path)
    return Representables.isEnvironmentValue(
      Name(String(text.drop { $0 == "\\" || $0 == "." })))
  }
}
