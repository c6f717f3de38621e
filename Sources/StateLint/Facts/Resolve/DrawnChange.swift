import StateLintSyntax

/// A member that a host draws and that changes without a word.
package struct DrawnChange: Sendable {
  package let memberName: String
  package let read: Place
  package let write: Place
  /// The class is one of the SDK, whose members are known less well.
  package let isOfSDK: Bool
}

extension HostFacts {
  /// Whether this host surely draws a member of an object it keeps.
  package func isMemberDrawn(of property: Property) -> Bool {
    !memberReads(of: property).isEmpty
  }

  /// The places that draw a member of the object, or of an element of the collection.
  func memberReads(
    of property: Property, in updateCode: [UpdateCode]? = nil
  ) -> [(use: UseFact, code: UpdateCode)] {
    // Cheap questions before the dear ones.
    let candidates =
      updateCode.map { host.uses(in: $0) }
      ?? drawnUses {
        $0.node != $0.root && ($0.local.exists || property.isMeant(by: $0))
      } make: {
        ($0, $1)
      }
    return candidates.filter { use, code in
      let isMeant = property.isMeant(by: use)
      let facts = project.facts(code.function.file)
      guard isMeant || use.local.exists, !facts.members(of: use).isEmpty else { return false }
      if isMeant {
        return property.shape.container == .none || facts.reachesElement(use)
      }
      return use.local.exists && isAlias(use.local, of: property, in: code.function.file)
    }
  }

  /// Whether a local is the property's object, or an element of its collection, by another name.
  func isAlias(
    _ row: Row<LocalFact>, of property: Property, in file: Int32
  ) -> Bool {
    let facts = project.facts(file)
    let local = facts[row]
    guard let entity = property.shape.entity, project.shape(of: row, in: file).entity == entity
    else { return false }
    // `if let cart` names the member itself.
    if local.source == local.node { return local.name == property.fact.name }
    let source: NodeID
    if local.origin == .closureParameter {
      let slot = facts[local.scope].slot
      guard slot.call.exists, let data = facts.tree.child(facts[slot.call].node, .argument) else {
        return false
      }
      source = data
    } else {
      source = local.source
    }
    return source.exists
      && facts.uses(in: source, of: local.scope).contains { property.isMeant(by: $0) }
  }

  /// Whether this host draws a member whose changes the object announces.
  package func isAnnouncedMemberDrawn(of property: Property) -> Bool {
    guard let entity = property.shape.entity else { return isMemberDrawn(of: property) }
    return memberReads(of: property).contains { use, code in
      let facts = project.facts(code.function.file)
      let name = facts.tree.name(facts.members(of: use)[0])
      guard let member = project.property(name, of: entity) else { return false }
      return project.fact(member).isComputed || project.isTracked(member, in: entity)
        || project.announcesByHand(entity)
    }
  }

  /// Whether this host itself changes a member of the object.
  package func changesMember(of property: Property) -> Bool {
    host.mentions(of: property).contains { mention in
      mention.use.isWrite
        && !project.facts(mention.function.file).members(of: mention.use).isEmpty
    }
  }

  /// The first member that is drawn and surely changed somewhere after `init`.
  package func drawnChange(of property: Property) -> DrawnChange? {
    guard let entity = property.shape.entity else { return changeOfSDKClass(property) }
    for (use, code) in memberReads(of: property) {
      let facts = project.facts(code.function.file)
      let member = facts.members(of: use)[0]
      guard let found = project.property(facts.tree.name(member), of: entity) else { continue }
      let fact = project.fact(found)
      guard fact.isStored, !fact.isLet, !fact.isStatic, !fact.modifiers.contains(.lazy),
        let write = project.writes(of: found, in: entity).first(where: {
          !isDuringUpdate($0) && reachesUnseen($0, objectOf: property)
        })
      else { continue }
      return DrawnChange(
        memberName: facts.tree.nameText(member),
        read: Place(code.function.file, facts.tree.range(use.node)),
        write: project.place(of: write),
        isOfSDK: false)
    }
    return nil
  }

  /// What the update itself writes is a note to itself, a cache, and changes nothing drawn before.
  func isDuringUpdate(_ write: Reference<UseFact>) -> Bool {
    let scope = project.fact(write).scope
    return updateCode.contains {
      $0.function.file == write.file && $0.regions[scope] == .body
    }
  }

  /// `NSMutableArray` and its kin: drawn in `body`, changed by a call elsewhere.
  private func changeOfSDKClass(_ property: Property) -> DrawnChange? {
    guard case .sdk(let name) = property.shape.meaning, property.shape.container == .none,
      SDKTypeTable.type(named: name)?.nature == .mutableClass,
      let (use, code) = memberReads(of: property).first,
      let change = callOutsideUpdate(on: property)
    else { return nil }
    let facts = project.facts(code.function.file)
    return DrawnChange(
      memberName: facts.tree.nameText(facts.members(of: use)[0]),
      read: Place(code.function.file, facts.tree.range(use.node)), write: change, isOfSDK: true)
  }

  private func callOutsideUpdate(on property: Property) -> Place? {
    for code in updateCode {
      let facts = project.facts(code.function.file)
      for row in facts[code.function.row].calls {
        let call = facts[row]
        guard call.root.exists, call.depth == 1, property.isMeant(by: facts[call.root]),
          code.regions[call.scope] == .action
        else { continue }
        return Place(code.function.file, facts.callRange(call))
      }
    }
    return nil
  }
}

extension FileFacts {
  /// Whether a chain takes an element of its root before any member: `rooms["Hall"]?.degrees`.
  func reachesElement(_ use: UseFact) -> Bool {
    guard tree.kind(use.node) == .chain else { return false }
    let behind = tree.children(use.node).first { $0 > use.root }
    return behind.map { tree.kind($0) == .subscriptCall } ?? false
  }
}
