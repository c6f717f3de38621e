import StateLintFacts

extension Rule {
  /// An id belongs to a thing and stays while the thing does. One that is made anew on each read or
  /// on each pass makes every row a stranger.
  static let unstableIdentifiableID = Rule(
    "unstable-identifiable-id", symptom: .resets, severity: .warning,
    summary: "An element's `id` is another one on each read, each pass or each edit",
    precision: "1 of 1"
  ) { pass in
    for type in pass.identifiableTypes {
      for id in type.freshIDs {
        pass.report(
          at: id.place, "`id` of `\(type.name)` gives another value on each read",
          see: "a row or a sheet of `\(type.name)` starts again on each update: text, focus and "
            + "animations are lost",
          because: "SwiftUI knows a value again by its `id` alone",
          help: type.isEnum
            ? "derive it from the case and what it carries"
            : "make it once: `let id = UUID()`; or derive it from what never changes",
          about: .place(id.place), alsoSeenAs: [.redrawsEverything], fix: id.repair)
      }
    }
    for host in pass.hosts {
      for element in host.freshElements {
        pass.report(
          at: element.place,
          "`\(element.type.name)` gets a new id here each time `\(host.name)` is drawn",
          see: element.isRare
            ? "all rows start again if `\(host.name)` is drawn again"
            : "all rows start again on each update: text, focus and scroll position are lost",
          because:
            "the `id` of `\(element.type.name)` is made with the value, and this value is made "
            + "on each pass",
          help: "make the elements once, in the model or in `@State`, and draw those",
          severity: element.isRare ? .note : nil, about: .place(element.place),
          alsoSeenAs: [.redrawsEverything], path: element.path)
      }
      for edited in host.editedElementIDs {
        let member = edited.memberName
        pass.report(
          at: edited.place,
          "`\(member)` is edited here, and `id` of `\(edited.type.name)` is made of it",
          see: "the row starts again with each change of `\(member)`: the keyboard closes, and "
            + "what the row keeps is lost",
          because: "SwiftUI knows a row again by its `id` alone, and this edit is another id",
          help: "give `\(edited.type.name)` an id that no edit changes: `let id = UUID()`",
          confidence: .medium, about: .place(edited.place),
          related: [(edited.id, "`id` is computed here")])
      }
    }
  }
}
