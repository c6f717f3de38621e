import StateLintSyntax

/// An `==` of a view that leaves out something the view shows.
package struct BlindEquality: Sendable {
  package let equality: WrittenEquality
  package let inputs: [Property]
  /// Adds the comparisons, where the body is one expression.
  package let repair: Repair?
}

extension HostFacts {
  /// The `==` of this view that overlook an input which is drawn.
  package var blindEqualities: [BlindEquality] {
    guard host.role == .view else { return [] }
    let equalities = project.writtenEqualities(of: entity)
      .filter { project.fact($0.function).name == Equality.sign }
    guard !equalities.isEmpty else { return [] }
    let drawn = Set(usesDuringUpdate.filter { !$0.use.local.exists }.map(\.use.name))
    let shown = host.properties.filter { isComparable($0) && drawn.contains($0.fact.name) }
    return equalities.compactMap { equality in
      let missing = shown.filter { !equality.compared.contains($0.fact.name) }
      guard !missing.isEmpty else { return nil }
      return BlindEquality(
        equality: equality, inputs: missing, repair: project.comparing(missing, in: equality))
    }
  }

  /// A value that the parent gives and that `==` can look at.
  private func isComparable(_ property: Property) -> Bool {
    let fact = property.fact
    guard property.isPlain, !(fact.isLet && fact.hasDefault) else { return false }
    let shape = property.shape
    if case .sdk(Name("AnyView")) = shape.meaning { return false }
    return shape.form == .nominal
      && (shape.container != .none || project.modelKind(of: shape) == .value)
  }
}

extension ProjectIndex {
  /// Appends comparisons to an `==` that is one expression.
  fileprivate func comparing(_ missing: [Property], in equality: WrittenEquality) -> Repair? {
    let facts = facts(equality.function.file)
    guard let value = facts.tree.onlyValue(of: facts[equality.function.row].body),
      facts.tree.kind(value) == .sequence, equality.values.count == 2
    else { return nil }
    let end = facts.tree.range(value).upperBound
    let (one, other) = (equality.values[0], equality.values[1])
    let text = missing.map { " && \(one).\($0.name) == \(other).\($0.name)" }.joined()
    return Repair(
      title: "Compare \(missing.map { "`\($0.name)`" }.joined(separator: " and ")) too",
      edits: [.init(place: Place(equality.function.file, end..<end), text: text)], isSafe: false)
  }
}
