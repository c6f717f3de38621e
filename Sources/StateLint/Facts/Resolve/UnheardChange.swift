import StateLintSyntax

extension HostFacts {
  /// A member of a plain object that this host draws, and that changes without a word: by what this
  /// host does with the object, or by what the view does that passes it.
  package func unheardChange(of property: Property) -> DrawnChange? {
    guard property.modelKind == .plainClass, let entity = property.shape.entity,
      host.role != .dynamicProperty, !host.isTopLevel, !subscribes(to: property),
      !ModelClass(project: project, entity: entity).hasPublished
    else { return nil }
    return drawnChange(of: property) ?? changeByCaller(of: property)
  }

  /// A caller keeps the object, passes it and nothing else that changes, and changes a drawn member.
  private func changeByCaller(of property: Property) -> DrawnChange? {
    guard let entity = property.shape.entity, property.shape.container == .none else { return nil }
    let reads = memberReads(of: property)
    guard !reads.isEmpty else { return nil }
    let sites = project.appCallSites(of: self.entity, passing: property.fact.name).filter {
      passing in
      !passing.site.arguments.contains {
        $0.value != passing.value && passing.site.isChanging($0.value)
      }
    }
    guard !sites.isEmpty else { return nil }
    for (use, code) in reads {
      let facts = project.facts(code.function.file)
      let member = facts.members(of: use)[0]
      guard let found = project.property(facts.tree.name(member), of: entity),
        project.fact(found).isStored,
        let write = project.writes(of: found, in: entity).first(where: { write in
          sites.contains { $0.keepsTarget(of: write) } && !isDuringUpdate(write)
        })
      else { continue }
      return DrawnChange(
        memberName: facts.tree.nameText(member),
        read: Place(code.function.file, facts.tree.range(use.node)),
        write: project.place(of: write), isOfSDK: false)
    }
    return nil
  }
}

extension Passing {
  /// Whether a write goes through the very property of the caller that this argument is.
  fileprivate func keepsTarget(of write: Reference<UseFact>) -> Bool {
    guard let caller = site.enclosingHost, site.keeps(value) else { return false }
    let project = site.project
    let facts = project.facts(write.file)
    let use = facts[write.row]
    guard !use.local.exists,
      project.entity(of: facts[facts[use.scope].function].owner, in: write.file) == caller.entity
    else { return false }
    return site.facts.uses(in: value, of: site.call.scope).contains {
      !$0.local.exists && $0.name == use.name
    }
  }
}
