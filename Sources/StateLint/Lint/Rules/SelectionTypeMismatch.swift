import StateLintFacts

extension Rule {
  /// A selection is matched by its tag: type and value. For rows made from data the tag is the id of
  /// the element.
  static let selectionTypeMismatch = Rule(
    "selection-type-mismatch", symptom: .neverUpdates, severity: .warning,
    summary: "The selection and the tags of the rows are of different types", confidence: .medium,
    precision: "1 of 1"
  ) { pass in
    for host in pass.hosts {
      for mismatch in host.selectionMismatches {
        pass.report(
          at: mismatch.place, mismatch.message, see: mismatch.sight,
          because: "a row is selected when its tag equals the selection, in type and in value",
          help: mismatch.remedy, about: .place(mismatch.place), fix: mismatch.repair)
      }
    }
  }
}

extension SelectionMismatch {
  fileprivate var message: String {
    switch kind {
    case .elements(let element):
      "`\(name)` selects `\(element)`, and the rows are tagged with `\(element).ID`"
    case .ids(let id): "`\(name)` is `\(typeText)`, and the rows are tagged with the id, `\(id)`"
    case .untagged: "the rows of this picker have no tags for `\(name)`"
    case .tag(let tag): "this tag is `\(tag)`, and `\(name)` is `\(typeText)`"
    }
  }

  fileprivate var sight: String {
    switch container {
    case "List": "tapping a row selects nothing"
    case "Picker": "the picker shows no value, and choosing one changes nothing"
    default: "this tab cannot be chosen from code, and choosing it does not set `\(name)`"
    }
  }

  fileprivate var remedy: String {
    switch kind {
    case .elements(let element):
      isSet ? "`var \(name): Set<\(element).ID>`" : "`var \(name): \(element).ID?`"
    case .ids, .untagged: "`.tag(…)` on each row, with a value of type `\(typeText)`"
    case .tag: "a tag of type `\(typeText)`"
    }
  }
}
