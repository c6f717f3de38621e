import StateLintFacts

extension Rule {
  /// The modifiers of a `Group` go to each of its children. With one child they can stand there.
  static let singleChildGroup = Rule(
    "single-child-group", symptom: .redrawsEverything, severity: .note,
    summary: "A `Group` with modifiers holds one view",
    group: .advice, confidence: .low
  ) { pass in
    for host in pass.hosts {
      for group in host.loneGroups {
        pass.report(
          at: group.place, "this `Group` holds one view",
          see: "nothing; it is one level more to read",
          because: "the modifiers of a group go to each child, and here there is one",
          help: "write the modifiers on `\(group.view)`", about: .place(group.place))
      }
    }
  }
}
