import StateLintSyntax

/// A selection that no row can match, or a row that can match no selection.
package struct SelectionMismatch: Sendable {
  package enum Kind: Sendable {
    /// The rows of a list are known by their id: the element type.
    case elements(String)
    /// The rows of a picker are known by an id of this type.
    case ids(String)
    /// The rows of a picker carry nothing.
    case untagged
    /// A tag of this type.
    case tag(String)
  }
  package let kind: Kind
  package let place: Place
  /// The selection as written, without `$` and `self`.
  package let name: String
  /// Its type, as people would say it.
  package let typeText: String
  /// It is a set.
  package let isSet: Bool
  /// `List`, `Picker`, `TabView`
  package let container: String
  /// Makes the selection one of ids.
  package var repair: Repair?
}

/// A container whose rows can be selected.
private struct SelectableRows {
  let call: CallFact
  let row: Row<CallFact>
  let argument: NodeID
  let selection: TypeShape
  /// The closure that builds the rows.
  let content: Row<ScopeFact>
}

extension HostFacts {
  /// The selections of this host that do not fit their rows.
  package var selectionMismatches: [SelectionMismatch] {
    drawnCalls {
      $0.form == .bare && Selections.containers.contains($0.name)
    } make: { row, code -> [SelectionMismatch]? in
      guard let rows = selectableRows(row, code) else { return nil }
      let tags = tagMismatches(in: rows, code)
      let mismatch = rows.call.name == .list ? listMismatch(rows, code) : nil
      let picker = rows.call.name == Selections.picker ? pickerMismatch(rows, code) : nil
      return tags + [mismatch, picker].compactMap { $0 }
    }.flatMap { $0 }
  }

  private func selectableRows(_ row: Row<CallFact>, _ code: UpdateCode) -> SelectableRows? {
    let facts = project.facts(code.function.file)
    let call = facts[row]
    guard !project.declares(call.name),
      let argument = facts.argument(Selections.label, of: call),
      facts.uses(in: argument, of: call.scope).first?.node == argument,
      let content = facts.rowContent(of: row, in: code.function.row)
    else { return nil }
    return SelectableRows(
      call: call, row: row, argument: argument,
      selection: project.shape(ofExpression: argument, at: project.standpoint(code.function)),
      content: content)
  }

  private func mismatch(
    _ kind: SelectionMismatch.Kind, at node: NodeID, _ rows: SelectableRows, _ code: UpdateCode
  ) -> SelectionMismatch {
    let facts = project.facts(code.function.file)
    let text = facts.tree.collapsedText(rows.argument)
    let name = text.split(separator: "$").last.map { String($0) } ?? text
    return SelectionMismatch(
      kind: kind, place: Place(code.function.file, facts.tree.range(node)), name: name,
      typeText: project.text(of: rows.selection) ?? name,
      isSet: rows.selection.container == .set, container: facts.tree.nameText(rows.call.callee))
  }

  // MARK: Rows known by their ids

  private func listMismatch(_ rows: SelectableRows, _ code: UpdateCode) -> SelectionMismatch? {
    let facts = project.facts(code.function.file)
    let selection = rows.selection
    guard selection.container == .set || selection.container == .none && selection.isOptional,
      let selected = selection.entity, drawsPlainRows(rows, code)
    else { return nil }
    let data: NodeID
    let key: String?
    if let own = facts.argument(nil, of: rows.call) {
      data = own
      key = facts.argument(.id, of: rows.call).map { facts.tree.collapsedText($0) }
    } else {
      guard let loop = onlyLoop(in: rows, code) else { return nil }
      (data, key) = loop
    }
    guard let element = elementType(of: data, code), element == selected,
      project.idShape(of: element, key: key) != nil
    else { return nil }
    var found = mismatch(.elements(project.name(of: element)), at: rows.argument, rows, code)
    if key == nil, let use = facts.uses(in: rows.argument, of: rows.call.scope).first,
      facts.members(of: use).isEmpty, !use.local.exists
    {
      found.repair = host.property(use.name).flatMap { host.selectingIDs($0, use) }
    }
    return found
  }

  private func pickerMismatch(_ rows: SelectableRows, _ code: UpdateCode) -> SelectionMismatch? {
    guard rows.selection.container == .none, drawsPlainRows(rows, code) else { return nil }
    let facts = project.facts(code.function.file)
    let loops = loops(in: rows, code)
    guard !loops.isEmpty else {
      let hasRows = facts[code.function.row].calls.contains { row in
        facts.isInside(facts[row].scope, rows.content)
          && Selections.rowViews.contains(facts[row].name)
      }
      return hasRows ? mismatch(.untagged, at: rows.argument, rows, code) : nil
    }
    guard loops.count == 1, let element = elementType(of: loops[0].data, code),
      let id = project.idShape(of: element, key: loops[0].key)
    else { return nil }
    let selection = rows.selection.unwrapped
    guard selection != id, project.isPlainlyKnown(selection), project.isPlainlyKnown(id) else {
      return nil
    }
    return selection.entity == element
      ? mismatch(.untagged, at: rows.argument, rows, code)
      : project.text(of: id).map { mismatch(.ids($0), at: rows.argument, rows, code) }
  }

  private func elementType(of data: NodeID, _ code: UpdateCode) -> Row<TypeEntity>? {
    let facts = project.facts(code.function.file)
    if let cases = facts.typeOfAllCases(data) {
      return project.meaning(
        of: facts.tree.name(cases), in: code.function.file,
        type: facts[code.function.row].owner
      ).entity
    }
    let shape = project.shape(ofExpression: data, at: project.standpoint(code.function))
    guard shape.container == .array else { return nil }
    return shape.entity
  }

  private func loops(
    in rows: SelectableRows, _ code: UpdateCode
  ) -> [(data: NodeID, key: String?)] {
    let facts = project.facts(code.function.file)
    return facts[code.function.row].calls.compactMap { row in
      let call = facts[row]
      guard call.name == .forEach, call.form == .bare,
        facts.isInside(call.scope, rows.content), let data = facts.argument(nil, of: call)
      else { return nil }
      return (data, facts.argument(.id, of: call).map { facts.tree.collapsedText($0) })
    }
  }

  private func onlyLoop(
    in rows: SelectableRows, _ code: UpdateCode
  ) -> (data: NodeID, key: String?)? {
    let loops = loops(in: rows, code)
    return loops.count == 1 ? loops[0] : nil
  }

  /// Whether the rows are views of SwiftUI alone, none of which carries a tag or a value.
  private func drawsPlainRows(_ rows: SelectableRows, _ code: UpdateCode) -> Bool {
    let facts = project.facts(code.function.file)
    let place = project.standpoint(code.function)
    let calls = facts[code.function.row].calls.lazy.map { facts[$0] }
      .filter { facts.isInside($0.scope, rows.content) }
    for call in calls {
      if Selections.tagging.contains(call.name) { return false }
      switch call.form {
      case .bare where call.isUpperCase:
        guard
          case .sdk = project.meaning(
            of: call.name, in: code.function.file, type: place.type
          ).meaning
        else { return false }
      case .bare, .onSelf, .other: return false
      case .member:
        // A modifier of the project's own may add a tag.
        guard project.functions.references(named: call.name).isEmpty else { return false }
      case .implicitMember: continue
      }
    }
    let uses = facts[code.function.row].uses.lazy.map { facts[$0] }
      .filter { facts.isInside($0.scope, rows.content) }
    return uses.allSatisfy { use in
      if use.local.exists || use.form == .type || use.form == .projection { return true }
      guard let property = host.property(use.name) else { return false }
      return (property.isSurelyValue || property.modelKind.isObject)
        && !project.drawsItself(property)
    }
  }

  // MARK: Tags

  private func tagMismatches(in rows: SelectableRows, _ code: UpdateCode) -> [SelectionMismatch] {
    let facts = project.facts(code.function.file)
    guard rows.selection.container == .none, project.isPlainlyKnown(rows.selection) else {
      return []
    }
    return facts[code.function.row].calls.compactMap { row in
      let call = facts[row]
      guard call.name == Selections.tag, call.form == .member,
        facts.selection(around: call.scope, in: code.function.row) == rows.row,
        facts.isInside(call.scope, rows.content), let value = facts.argument(nil, of: call),
        let text = tagMismatch(value, rows, code)
      else { return nil }
      return mismatch(.tag(text), at: value, rows, code)
    }
  }

  /// The type of a tag that can never be the selection; nil where it fits, or nobody knows.
  private func tagMismatch(
    _ value: NodeID, _ rows: SelectableRows, _ code: UpdateCode
  ) -> String? {
    let facts = project.facts(code.function.file)
    let selection = rows.selection
    switch facts.tree.kind(value) {
    case .integerLiteral:
      if selection.unwrapped == .sdk("Int") { return optionalMismatch("Int", selection) }
      return selection.unwrapped == .sdk("String") || selection.entity != nil ? "Int" : nil
    case .stringLiteral:
      if selection.unwrapped == .sdk("String") { return optionalMismatch("String", selection) }
      return selection.unwrapped == .sdk("Int") || selection.unwrapped == .sdk("Double")
        || selection.unwrapped == .sdk("Bool") || selection.entity != nil ? "String" : nil
    case .chain:
      guard let last = facts.tree.lastChild(value), facts.tree.name(last) == Selections.rawValue,
        facts.tree.kind(last) == .memberAccess, let selected = selection.entity
      else { return nil }
      let place = project.standpoint(code.function)
      let base = project.shape(ofChain: value, upTo: last, at: place)
      return base.entity == selected ? facts.tree.collapsedText(value) : nil
    default: return nil
    }
  }

  /// Before Xcode 16 a tag of a plain value was no tag of an optional one.
  private func optionalMismatch(_ type: String, _ selection: TypeShape) -> String? {
    let xcode = project.placement(host.file).xcode
    return selection.isOptional && xcode.map { $0 < 16 } ?? false ? type : nil
  }
}
