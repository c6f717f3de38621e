import StateLintSyntax

/// What a host does with something it follows, apart from drawing it.
package enum UnreadUse: Sendable, Equatable {
  /// Nothing at all.
  case nothing
  /// Only actions use it.
  case actions
  /// It is handed to others that follow it themselves.
  case handedOn
}

extension HostFacts {
  /// What becomes of an object or an environment value that this host surely never draws; nil where
  /// it is drawn, or where nobody knows.
  package func unreadUse(of property: Property) -> UnreadUse? {
    switch host.role {
    case .representable, .dynamicProperty, .previewModifier: return nil
    default: break
    }
    guard !host.mayHaveMore, !host.traits.hasUnknownAncestor, !property.hasUnknownAttribute,
      !property.fact.isStatic, property.fact.accessors.isEmpty,
      property.isFileLocal || project.placement(property.file).isModuleWhole,
      !host.isRequirement(property.fact.name)
    else { return nil }
    let uses = mentions(of: property)
    guard uses.allSatisfy({ $0.function.file == property.file }), let kind = kind(of: uses),
      !host.isPerhapsMentionedFromOutside(property)
    else { return nil }
    return kind
  }

  /// Whether all who make this host observe the same class, and give it something else that changes:
  /// it is drawn with each change of theirs anyway.
  package func isMadeByObservers(of property: Property) -> Bool {
    guard let model = property.shape.unwrapped.entity else { return false }
    let labels = host.labels(of: property)
    let sites = project.callSites(of: entity).filter { !$0.isOutsideApp }
    return !sites.isEmpty
      && sites.allSatisfy { site in
        let isObserver = site.enclosingHost?.properties.contains {
          $0.wrapper?.facts.observesObject ?? false && $0.shape.unwrapped.entity == model
        }
        return isObserver ?? false
          && site.arguments.contains { argument in
            !labels.contains(argument.label ?? .wildcard) && site.isChanging(argument.value)
          }
      }
  }

  /// All mentions but those that only give it its value.
  private func mentions(of property: Property) -> [Mention] {
    host.mentions(of: property).filter { mention in
      let facts = project.facts(mention.function.file)
      return facts[mention.function.row].kind != .initializer || mention.use.access != .assign
        || !facts.members(of: mention.use).isEmpty
    }
  }

  private func kind(of mentions: [Mention]) -> UnreadUse? {
    if mentions.isEmpty { return .nothing }
    let actions = ActionCode(self)
    var found = UnreadUse.actions
    for mention in mentions {
      switch actions.region(of: mention.use, in: mention.function) {
      case .action: continue
      case .body where isHandedToFollower(mention.use, in: mention.function): found = .handedOn
      default: return nil
      }
    }
    return found
  }

  // MARK: Handing on

  /// `.environmentObject(x)`, or an argument that a view keeps in `@ObservedObject` and its kin.
  private func isHandedToFollower(
    _ use: UseFact, in function: Reference<FunctionFact>
  ) -> Bool {
    let facts = project.facts(function.file)
    guard use.access == .read, use.form == .bare || use.form == .onSelf,
      facts.members(of: use).isEmpty
    else { return false }
    return facts[function.row].calls.contains { row in
      let call = facts[row]
      guard
        let argument = facts.tree.children(call.node).first(where: {
          facts.tree.kind($0) == .argument && facts.tree.lastChild($0) == use.node
        })
      else { return false }
      if call.name == .environmentObject { return call.form == .member }
      guard
        let entity = project.finder.constructed(by: call, in: function.file).entity,
        let child = project.host(entity)
      else { return false }
      let label = facts.tree.child(argument, .argumentLabel).map { facts.tree.name($0) }
      return child.follows(label ?? .wildcard)
    }
  }
}

extension Host {
  /// Whether what callers give for a label is surely kept in a wrapper that listens to it.
  fileprivate func follows(_ label: Name) -> Bool {
    if initializers.isEmpty {
      return property(label)?.wrapper?.facts.observesObject ?? false
    }
    let takers = assignmentsByInitializer.filter { group in
      group.contains { $0.takes(label) }
    }
    return !takers.isEmpty
      && takers.allSatisfy { group in
        group.allSatisfy {
          !$0.takes(label) || $0.property.wrapper?.facts.observesObject ?? false
        }
      }
  }
}

extension InitAssignment {
  /// Whether it keeps the parameter of a label as it came.
  fileprivate func takes(_ label: Name) -> Bool { directParameter?.label == label }
}
