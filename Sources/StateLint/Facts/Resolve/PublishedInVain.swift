import StateLintSyntax

extension ModelClass {
  /// Where a view draws a `@Published` property of this class, which is no `ObservableObject` and
  /// whose publishers nobody takes; nil where there is no such place.
  package func readOfPublished(_ timings: ClosureTimings) -> ModelRead? {
    let published = Set(ownStorage.filter { $0.wrapper == .published }.map(\.fact.name))
    guard kind == .plainClass, !published.isEmpty, isUnambiguous,
      !project[entity].isPerhapsExtended,
      !project.isPublisherMentioned(among: published, inModuleOf: part.file),
      !takesOwnPublishers(of: published), let read = read(of: published, timings),
      let root = read.root, root.isPlain || root.wrapper?.facts.observesObject ?? false
    else { return nil }
    return read
  }

  /// `$code.sink { … }` inside the class.
  private func takesOwnPublishers(of names: Set<Name>) -> Bool {
    project[entity].parts.contains { part in
      let facts = project.facts(part.file)
      return facts[part.row].functions.contains { function in
        facts[function].uses.contains {
          facts[$0].form == .projection && names.contains(facts[$0].name)
        }
      }
    }
  }
}
