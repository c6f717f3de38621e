import StateLintSyntax

/// A view whose id is the very text that is typed into it: `TextField(text: $name).id(name)`.
package struct EditedViewID: Sendable {
  /// The argument of `.id`.
  package let place: Place
  package let text: String
  /// The binding that changes it.
  package let binding: Place
}

/// A row that edits the property its element's `id` is computed from.
package struct EditedElementID: Sendable {
  package let type: IdentifiableType
  package let memberName: String
  /// The binding that changes it: `$errand.title`.
  package let place: Place
  /// The name of the computed `id`.
  package let id: Place
}

extension HostFacts {
  /// The ids in code that is drawn and that change with each letter typed below them.
  package var editedViewIDs: [EditedViewID] {
    drawnCalls {
      $0.form == .member && $0.name == .id
    } make: { row, code in
      let facts = project.facts(code.function.file)
      let call = facts[row]
      guard let value = facts.argument(nil, of: call) else { return nil }
      let text = facts.tree.collapsedText(value)
      guard let binding = facts.textBinding(to: text, in: call) else { return nil }
      return EditedViewID(
        place: Place(code.function.file, facts.tree.range(value)), text: text,
        binding: Place(code.function.file, facts.tree.range(binding)))
    }
  }

  /// The bindings in rows through which an element's own id changes.
  package var editedElementIDs: [EditedElementID] {
    drawnUses {
      $0.form == .projection && $0.local.exists
    } make: { use, code in
      let facts = project.facts(code.function.file)
      guard facts.isRowElement(use.local), let member = facts.members(of: use).first,
        let entity = project.shape(of: use.local, in: code.function.file).entity,
        let type = IdentifiableType(project: project, entity: entity),
        let id = type.computedID(from: facts.tree.name(member))
      else { return nil }
      return EditedElementID(
        type: type, memberName: facts.tree.nameText(member),
        place: Place(code.function.file, facts.tree.range(use.node)), id: id)
    }
  }
}

extension FileFacts {
  /// The binding of a text field that stands before a modifier in its chain and writes to what an
  /// expression reads.
  fileprivate func textBinding(to text: String, in modifier: CallFact) -> NodeID? {
    self[self[modifier.scope].function].calls.lazy.compactMap { row -> NodeID? in
      let call = self[row]
      guard call.callee.exists, SDKTypes.editsText(call.name), call.node < modifier.node,
        tree.contains(modifier.chain, call.node), let binding = argument(.text, of: call)
      else { return nil }
      return withoutSelf(tree.collapsedText(binding)) == "$" + withoutSelf(text) ? binding : nil
    }.first
  }

  private func withoutSelf(_ text: String) -> String {
    text.hasPrefix("self.") ? String(text.dropFirst("self.".count)) : text
  }

  /// Whether a local is the element that `ForEach($items)` or `List($items)` hands to its row, which
  /// the element's own `id` tells apart.
  fileprivate func isRowElement(_ local: Row<LocalFact>) -> Bool {
    guard self[local].origin == .closureParameter else { return false }
    let slot = self[self[local].scope].slot
    guard slot.call.exists else { return false }
    let call = self[slot.call]
    return SDKTypes.handsOutElements(call.name) && call.callee.exists
      && call.isUpperCase && argument(.id, of: call) == nil
  }
}

extension IdentifiableType {
  /// The name of a computed `id` that is made of a stored variable of the type.
  fileprivate func computedID(from name: Name) -> Place? {
    guard let member = project.property(name, of: entity), project.fact(member).isStored,
      !project.fact(member).isLet, let id = project.property(.id, of: entity),
      project.fact(id).isComputed, let getter = project.accessor(.getter, of: id)
    else { return nil }
    let facts = project.facts(getter.file)
    let readsIt = facts.tree.results(of: facts[getter.row].body).contains { value in
      facts[getter.row].uses.contains { row in
        let use = facts[row]
        return use.name == name && !use.local.exists && facts.tree.contains(value, use.root)
          && (use.form == .bare || use.form == .onSelf)
      }
    }
    return readsIt ? Place(id.file, facts.tree.range(project.fact(id).nameNode)) : nil
  }
}
