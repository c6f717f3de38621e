import StateLintFacts

extension Rule {
  /// A struct taken out of state is a second struct. Changing it changes nothing on screen.
  static let mutatedLocalCopy = Rule(
    "mutated-local-copy", symptom: .neverUpdates, severity: .warning,
    summary: "A struct is taken out of state and changed, and the copy is never used"
  ) { pass in
    let owners =
      pass.hosts.map { StateOwner($0) } + pass.modelClasses.compactMap { StateOwner($0) }
    for copy in owners.flatMap(\.discardedCopies) {
      pass.report(
        at: copy.change,
        "`\(copy.name)` is a copy of \(copy.sourceText), and nothing is done with it after this "
          + "change",
        see: "the screen stays as it is: `\(copy.source)` has not changed",
        because: "\(copy.typeText) is a value, and `var \(copy.name)` makes a second one",
        help: copy.remedy, about: .place(copy.change),
        related: [(copy.declaration, "copied here")])
    }
  }
}

extension DiscardedCopy {
  fileprivate var sourceText: String {
    origin == .loop ? "an element of `\(source)`" : "`\(source)`"
  }

  fileprivate var remedy: String {
    switch origin {
    case .loop:
      "change the element in place: `for index in \(source).indices { \(source)[index].… }`"
    case .found: "find its index, and change the element in place"
    case .path: "change `\(source)` in place; or write it back: `\(source) = \(name)`"
    }
  }
}
