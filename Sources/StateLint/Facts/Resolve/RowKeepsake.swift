import StateLintSyntax

/// What a row of a lazy list keeps in its own state and somebody would miss.
package enum RowKeepsake: Sendable {
  /// Whether it is opened.
  case expansion
  /// What it has waited for.
  case loaded
  /// An object: a player, a model.
  case object
}

extension HostFacts {
  /// What a property of this host keeps that is lost when the row goes; nil where this host is no
  /// row of a lazy list, or the value means nothing later.
  package func keepsake(in property: Property) -> RowKeepsake? {
    guard host.role == .view, let kind = kind(of: property),
      host.settings(timings).contains(where: \.isInLazyRow)
    else { return nil }
    return kind
  }

  private func kind(of property: Property) -> RowKeepsake? {
    if property.wrapper == .stateObject { return .object }
    guard property.wrapper == .state else { return nil }
    switch property.modelKind {
    case .observable, .observableObject, .plainClass: return .object
    default: break
    }
    if isExpansion(property) { return .expansion }
    return isLoaded(property) ? .loaded : nil
  }

  /// A Boolean that opens something in the row itself, and no sheet.
  private func isExpansion(_ property: Property) -> Bool {
    guard case .sdk(.bool) = property.shape.meaning, property.shape.container == .none else {
      return false
    }
    let labels = bindingLabels(of: property)
    guard labels.allSatisfy({ RowKeepsakes.labels.contains($0) }) else { return false }
    return labels.contains(RowKeepsakes.isExpanded) || RowKeepsakes.isExpansion(property.name)
  }

  /// The labels behind which `$property` is handed out; `_` where there is none.
  private func bindingLabels(of property: Property) -> [Name] {
    host.mentions(of: property).filter { $0.use.form == .projection }.map { mention in
      let tree = project.facts(mention.function.file).tree
      guard let argument = tree.parent(of: mention.use.node),
        let label = tree.child(argument, .argumentLabel)
      else { return .wildcard }
      return tree.name(label)
    }
  }

  /// Whether it is given what some code waits for: `picture = try? await load()`.
  private func isLoaded(_ property: Property) -> Bool {
    host.mentions(of: property).contains { mention in
      mention.use.access == .assign && mention.use.write.exists
        && project.facts(mention.function.file).waits(in: mention.use.write)
    }
  }
}

/// The words for what is opened.
private enum RowKeepsakes {
  static let isExpanded = Name("isExpanded")
  static let labels: Set<Name> = [isExpanded, Name("isOn")]

  /// `isExpanded`, `expanded`, `isOpen`, `showsTracks`
  static func isExpansion(_ name: String) -> Bool {
    name == "isOpen" || name.hasSuffix("xpanded") || name.hasPrefix("shows")
  }
}
