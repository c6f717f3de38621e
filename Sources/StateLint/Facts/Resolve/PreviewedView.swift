import StateLintSyntax

/// A view that a preview shows without an object it looks for.
package struct PreviewedView: Sendable {
  /// Without its modifiers and the closures that trail behind.
  package let place: Place
  package let view: String
  /// The call as it stands, where it is short: `Shelf()`; else `Shelf(…)`.
  package let call: String
  /// The view inside that reads the object; nil where it is the view itself.
  package let reader: String?
  package let type: String
  package let family: ModelFamily
  /// Gives a fresh object where the class can be made without arguments.
  package let repair: Repair?
}

extension ProjectIndex {
  /// The views in the previews of a file that look for an object which the preview does not give.
  package func previewsMissingObjects(in file: Int32) -> [PreviewedView] {
    guard !environment.readers.isEmpty else { return [] }
    let facts = facts(file)
    // Most files have no preview.
    guard !facts.previews.isEmpty || declaresPreviews(file) else { return [] }
    return facts.constructions.compactMap { entry in
      let call = facts[entry.row]
      guard mayBeHost(entry.name) else { return nil }
      guard let provider = previewHost(of: call, in: file),
        let entity = finder.constructed(by: call, in: file).entity, entity != provider.entity,
        self[entity].traits.hostRole == .view
      else { return nil }
      let expected = expectations(of: entity, depth: 2, atOnce: true).filter {
        families(of: $0.type)?.count == 1
      }
      guard !expected.isEmpty else { return nil }
      let function = Reference(file, facts[call.scope].function)
      let supplied =
        provider.host?.surroundings(of: call.node, in: function)
        ?? surroundings(of: call.node, at: standpoint(function))
      guard !supplied.isUnknown,
        let missing = expected.first(where: { !supplied.types.contains($0.type) })
      else { return nil }
      return previewedView(call, entity, missing, in: file)
    }
  }

  private func declaresPreviews(_ file: Int32) -> Bool {
    facts(file).types.indices.contains { row in
      entity(of: Row(row), in: file).map { conforms($0, to: .previewProvider) } ?? false
    }
  }

  /// The preview a call stands in: a `PreviewProvider`, or a macro without traits.
  private func previewHost(
    of call: CallFact, in file: Int32
  ) -> (entity: Row<TypeEntity>?, host: Host?)? {
    let facts = facts(file)
    let start = facts.tree.range(call.node).lowerBound
    if let range = facts.previews.first(where: { $0.contains(start) }) {
      return facts.hasTraits(previewAt: range) ? nil : (nil, nil)
    }
    guard let owner = entity(of: facts[facts[call.scope].function].owner, in: file),
      conforms(owner, to: .previewProvider), !self[owner].traits.hasUnknownMacro
    else { return nil }
    return (owner, Host(project: self, entity: owner, role: .view))
  }

  private func previewedView(
    _ call: CallFact, _ entity: Row<TypeEntity>, _ missing: Expectation, in file: Int32
  ) -> PreviewedView {
    let facts = facts(file)
    let type = name(of: missing.type)
    let isTracked = families(of: missing.type) == [.tracked]
    let end = facts.tree.range(call.node).upperBound
    let modifier = isTracked ? "environment" : "environmentObject"
    let written = facts.tree.collapsedText(facts.constructionRange(call))
    return PreviewedView(
      place: Place(file, facts.constructionRange(call)), view: name(of: entity),
      call: written.count <= 40 ? written : "\(name(of: entity))(…)",
      reader: missing.views.last.map { name(of: $0) }, type: type,
      family: isTracked ? .tracked : .announcing,
      repair: canBeMadeAlone(missing.type)
        ? Repair(
          title: "Give the preview a `\(type)`",
          edits: [.init(place: Place(file, end..<end), text: ".\(modifier)(\(type)())")],
          isSafe: false) : nil)
  }

  /// Whether `T()` makes one.
  private func canBeMadeAlone(_ type: Row<TypeEntity>) -> Bool {
    guard !self[type].isFileLocal, !self[type].parent.exists else { return false }
    let initializers = initializers(of: type)
    if initializers.isEmpty {
      let part = self[type].declaration
      let facts = facts(part.file)
      return facts[facts[part.row].inherits].allSatisfy { $0.name == .observableObject }
    }
    return initializers.contains { initializer in
      let facts = facts(initializer.file)
      return facts[facts[initializer.row].parameters].allSatisfy { $0.defaultValue.exists }
    }
  }
}

extension FileFacts {
  /// `#Preview(traits: …)`, which may bring a modifier.
  fileprivate func hasTraits(previewAt range: Range<Int>) -> Bool {
    calls.contains { call in
      tree.range(call.chain) == range
        && CallArguments(call, self).rows.contains { argument in
          argument.label == Name("traits") && !PreviewTraits.isLayout(tree.text(argument.value))
        }
    }
  }

  /// A construction without the closures that trail behind it.
  package func constructionRange(_ call: CallFact) -> Range<Int> {
    let start = tree.range(call.callee).lowerBound
    guard let closure = tree.child(call.node, .trailingClosure) else {
      return start..<tree.range(call.node).upperBound
    }
    var end = tree.range(closure).lowerBound
    while end > start, tree.bytes[end - 1] <= 0x20 { end -= 1 }
    return start..<end
  }
}

/// The traits of previews that only say how large they are. Source: Apple's page of `PreviewTrait`.
enum PreviewTraits {
  static func isLayout(_ text: String) -> Bool {
    rows.contains { text == ".\($0)" || text.hasPrefix(".\($0)(") }
  }

  static let rows = [
    "defaultLayout", "fixedLayout", "landscapeLeft", "landscapeRight", "portrait",
    "portraitUpsideDown", "sizeThatFitsLayout",
  ]
}
