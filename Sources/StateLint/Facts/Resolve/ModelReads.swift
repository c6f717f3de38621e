import StateLintSyntax

/// A place where a view draws a member of a model.
package struct ModelRead: Sendable {
  package let place: Place
  /// The host that draws it.
  let reader: HostFacts
  /// The property of the host that the chain begins with; nil for a local.
  package let root: Property?

  /// In content that is made when it is presented, and so shows what is there then.
  let isPresented: Bool

  /// The code it stands in, the chain, and the member of the model in it.
  let function: Reference<FunctionFact>
  let use: UseFact
  let member: NodeID

  package var host: String { reader.name }
}

extension ModelClass {
  /// The first place where a view of the app draws one of some members of this class, directly or by
  /// way of its computed properties and methods.
  package func read(of members: Set<Name>, _ timings: ClosureTimings) -> ModelRead? {
    read(of: members, in: project.neighbours(of: part.file), timings) { _ in true }
  }

  /// The same for views that observe this class.
  ///
  /// - Parameter files: where those views stand, `filesOfObservers`.
  func readByObserver(
    of members: Set<Name>, in files: [Int32], _ timings: ClosureTimings
  ) -> ModelRead? {
    read(of: members, in: files, timings) {
      $0.reader.observes(entity) && !$0.isPresented
    }
  }

  /// The first that some condition holds for.
  func read(
    of members: Set<Name>, _ timings: ClosureTimings, where isWanted: (ModelRead) -> Bool
  ) -> ModelRead? {
    read(of: members, in: project.neighbours(of: part.file), timings, where: isWanted)
  }

  private func read(
    of members: Set<Name>, in files: [Int32], _ timings: ClosureTimings,
    where isWanted: (ModelRead) -> Bool
  ) -> ModelRead? {
    let names = names(leadingTo: members)
    // Functions of one host stand side by side.
    var reader: HostFacts?
    for file in files where project.placement(file).role == .app {
      let facts = project.facts(file)
      guard names.contains(where: { facts.foreignMembers.contains($0) }) else { continue }
      for row in facts.functions.indices where isOfHost(facts.functions[row].owner, in: file) {
        let reads = reads(of: names, in: Reference(file, Row(row)), timings, &reader)
        if let found = reads.first(where: isWanted) { return found }
      }
    }
    return nil
  }

  private func reads(
    of names: Set<Name>, in function: Reference<FunctionFact>, _ timings: ClosureTimings,
    _ last: inout HostFacts?
  ) -> [ModelRead] {
    let chains = chains(to: names, in: function)
    guard !chains.isEmpty,
      let owner = project.entity(of: project.fact(function).owner, in: function.file),
      !project.conforms(owner, to: .previewProvider), !isInPreviewProvider(owner),
      let reader = last?.entity == owner
        ? last : project.host(owner).map({ HostFacts(host: $0, timings: timings) })
    else { return [] }
    last = reader
    let codes = reader.updateCode + reader.host.representableUpdates(timings)
    guard let code = codes.first(where: { $0.function == function }) else { return [] }
    let facts = project.facts(function.file)
    return chains.filter { code.regions[$0.use.scope] == .body }.map { use, member in
      ModelRead(
        place: Place(function.file, facts.range(of: use, upTo: member)), reader: reader,
        root: use.local.exists ? nil : reader.host.property(use.name),
        isPresented: facts.isPresented(use.scope), function: function, use: use, member: member)
    }
  }

  private func isOfHost(_ type: Row<TypeFact>, in file: Int32) -> Bool {
    project.entity(of: type, in: file).map { project[$0].traits.hostRole != nil } ?? false
  }

  private func isInPreviewProvider(_ owner: Row<TypeEntity>) -> Bool {
    let parent = project[owner].parent
    return parent.exists && project.conforms(parent, to: .previewProvider)
  }

  /// The chains of a host's function that pass through this class to one of some members.
  private func chains(
    to names: Set<Name>, in function: Reference<FunctionFact>
  ) -> [(use: UseFact, member: NodeID)] {
    let facts = project.facts(function.file)
    let fact = facts[function.row]
    return fact.uses.compactMap { row in
      let use = facts[row]
      let found = facts.firstMember(of: use) { names.contains(facts.tree.name($0)) }
      guard let member = found, reaches(use, member, in: function) else { return nil }
      return (use, member)
    }
  }

  /// Whether a chain passes through an instance of this class to a member.
  private func reaches(
    _ use: UseFact, _ member: NodeID, in function: Reference<FunctionFact>
  ) -> Bool {
    let shape = project.shape(
      ofChain: use.node, upTo: member, at: project.standpoint(function))
    guard shape.container == .none, let found = shape.unwrapped.entity else { return false }
    // Only classes inherit.
    return found == entity
      || project[found].kind == .class && project.ancestors(of: found).contains(entity)
  }

  /// The members themselves, and the computed properties and methods that read them, three deep.
  func names(leadingTo members: Set<Name>) -> Set<Name> {
    var names = members
    for _ in 0..<3 {
      let before = names.count
      for part in project[entity].parts {
        let facts = project.facts(part.file)
        for row in facts[part.row].functions where facts.reads(names, in: facts[row]) {
          names.insert(facts[row].name)
        }
      }
      if names.count == before { break }
    }
    return names
  }
}

extension FileFacts {
  /// Whether a getter or method reads one of some members of its own type.
  fileprivate func reads(_ names: Set<Name>, in function: FunctionFact) -> Bool {
    // What a method that returns nothing reads is not drawn by calling it.
    guard function.kind == .getter || function.kind == .function && function.result.exists,
      !function.isStatic
    else { return false }
    return function.uses.contains { row in
      let use = self[row]
      return !use.local.exists && (use.form == .bare || use.form == .onSelf)
        && use.access == .read && names.contains(use.name)
    }
  }
}
