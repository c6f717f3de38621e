import StateLintSyntax

/// What makes it unsure that all who use an `ObservableObject` work on where it is `@Observable`.
extension ModelClass {
  /// Whether more would change than who is evaluated: what the class keeps, makes or compares.
  var isMoreThanAnnounced: Bool {
    isCompared(entity)
      || ownStorage.contains { $0.name.hasPrefix("_") || isHiddenAndChanged($0) }
      || published.contains { property in
        !isReadSomewhere(property.fact.name)
          || property.shape.entity.map { project[$0].kind == .class && isCompared($0) } ?? false
      }
      || project.initializers(of: entity).contains { !project.fact($0).calls.isEmpty }
  }

  /// Newer macros announce nothing where the new value equals the old one.
  private func isCompared(_ type: Row<TypeEntity>) -> Bool {
    [Name("Equatable"), Name("Hashable"), Name("Comparable")].contains {
      project.conforms(type, to: $0)
    }
  }

  private var published: [Property] { ownStorage.filter { $0.wrapper == .published } }

  /// Nobody hears of it today: followed, it could call for an update in each update.
  private func isHiddenAndChanged(_ property: Property) -> Bool {
    !property.hasAttributes && !property.fact.isLet
      && !project.changes(of: property.reference, in: entity).isEmpty
  }

  /// A property that is set and read by nobody says only that something else has changed.
  private func isReadSomewhere(_ name: Name) -> Bool {
    isReadInside(name)
      || project.neighbours(of: part.file).contains {
        project.facts($0).foreignMembers.contains(name)
      }
  }

  private func isReadInside(_ name: Name) -> Bool {
    project[entity].parts.contains { part in
      let facts = project.facts(part.file)
      return facts[part.row].functions.contains { function in
        facts[function].uses.contains { facts[$0].name == name && facts[$0].access == .read }
      }
    }
  }

  /// Whether each view that observes it draws what it announces, by properties and what is computed
  /// from them: a view that shows anything else lives by the announcement alone.
  func isFollowedByMembers(_ timings: ClosureTimings) -> Bool {
    let shown = names(leadingTo: Set(published.map(\.fact.name)))
    return observers.allSatisfy { observer, host in
      guard host.role != .dynamicProperty else { return false }
      let actions = ActionCode(HostFacts(host: host, timings: timings))
      var isDrawn = false
      for mention in host.mentions(of: observer) {
        let facts = project.facts(mention.function.file)
        let region = actions.region(of: mention.use, in: mention.function)
        if region == .action { continue }
        // What draws or measures later, as in `Canvas`, is perhaps not followed.
        guard region == .body else { return false }
        guard let first = facts.members(of: mention.use).first else {
          // Handed on as a whole: to a view that observes it too.
          isDrawn = true
          continue
        }
        let name = facts.tree.name(first)
        guard shown.contains(name) || isConstant(name) else { return false }
        isDrawn = true
      }
      return isDrawn
    }
  }

  /// A stored constant of a value type never changes.
  private func isConstant(_ name: Name) -> Bool {
    ownStorage.contains { $0.fact.name == name && $0.fact.isLet && $0.isSurelyValue }
  }

  /// Whether some preview is without an object that its view reads from the environment: another fix
  /// is about to put it there, in the old way.
  var isMissingInPreviews: Bool {
    observers.contains { $0.property.wrapper == .environmentObject }
      && project.neighbours(of: part.file).contains {
        project.previewsMissingObjects(in: $0).contains { $0.type == name }
      }
  }

  /// Whether one of the new words would mean something else where it is to stand: `enum State`.
  var areNewWordsTaken: Bool {
    let declaration = Standpoint(part.file, type: part.row)
    return areTaken(["Observable", "Observation"], at: declaration)
      || observers.contains { observer, _ in
        let place = Standpoint(observer.file, type: observer.fact.owner)
        return areTaken(["State", "Environment", "Bindable"], at: place)
      }
  }

  private func areTaken(_ words: [String], at place: Standpoint) -> Bool {
    if project.facts(place.file).imports.contains(Name("RxSwift")) { return true }
    return words.contains { word in
      switch project.meaning(of: Name(word), in: place.file, type: place.type).meaning {
      case .sdk, .unknown: false
      case .project, .generic, .ambiguous: true
      }
    }
  }

  /// Whether some code of the module names the old family in any other place than on a property and
  /// behind the name of a class: `some ObservableObject`, `ObservedObject<Cart>.Wrapper`.
  var isFamilyNamedElsewhere: Bool {
    project.neighbours(of: part.file).contains { project.facts($0).tree.namesOldFamily }
  }
}

extension Tree {
  fileprivate var namesOldFamily: Bool {
    nodes.indices.contains { index in
      let node = nodes[index]
      switch node.kind {
      case .typeName, .nameExpr, .name: break
      default: return false
      }
      // Names of no other length are among them.
      guard [9, 11, 14, 16, 17].contains(Int(node.end - node.start)) || node.size > 1 else {
        return false
      }
      let id = NodeID(index)
      guard Self.oldFamily.contains(name(id)), let around = parent(of: id) else { return false }
      switch kind(around) {
      case .attribute: return false
      case .inheritanceClause: return parent(of: around).map { kind($0) } != .classDecl
      default: return true
      }
    }
  }

  private static let oldFamily: Set<Name> = [
    .observableObject, .observedObject, .stateObject, Name("EnvironmentObject"), Name("Published"),
  ]
}
