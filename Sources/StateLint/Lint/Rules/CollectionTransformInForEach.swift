import StateLintFacts

extension Rule {
  /// The argument of `ForEach` is part of `body`: what it filters or sorts, it filters or sorts on
  /// each pass.
  static let collectionTransformInForEach = Rule(
    "collection-transform-in-foreach", symptom: .redrawsEverything, severity: .note,
    summary: "The data of a list is filtered, sorted or mapped on each pass through `body`",
    group: .advice, confidence: .low,
    precision: "5 of 5"
  ) { pass in
    for host in pass.hosts {
      for transform in host.listTransforms {
        let text = transform.text.utf8.count <= 60 ? transform.text : "\(transform.source).…"
        pass.report(
          at: transform.place, "`\(text)` makes a new array each time `\(host.name)` is drawn",
          see: "a long list stutters also when something else on the screen changes; with a few "
            + "dozen elements nothing is felt",
          because: "the data of `\(transform.loop)` is part of `body`",
          help:
            "where the list is long, prepare it where `\(transform.source)` changes, in the model "
            + "for example",
          about: .place(transform.place))
      }
    }
  }
}
