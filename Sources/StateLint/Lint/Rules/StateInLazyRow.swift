import StateLintFacts

extension Rule {
  /// State lives as long as its view, and a lazy list keeps a row as long as it likes.
  static let stateInLazyRow = Rule(
    "state-in-lazy-row", symptom: .resets, severity: .note,
    summary: "A row of a lazy list keeps what matters in its own state",
    group: .advice, confidence: .low,
    precision: "1 of 1"
  ) { pass in
    for property in pass.properties(wrapped: .state, .stateObject) {
      guard let keepsake = pass.host(of: property).keepsake(in: property) else { continue }
      pass.report(
        at: property.attribute, "`\(property.name)` is kept by a row, and rows come and go",
        see: keepsake.loss(of: property.name),
        because: "a lazy list keeps a row as long as it likes, and its state no longer",
        help: "keep it in the list or in its model, by the id of the element",
        about: .property(property.reference))
    }
  }
}

extension RowKeepsake {
  fileprivate func loss(of name: String) -> String {
    switch self {
    case .expansion: "what was opened may be closed again after scrolling away and back"
    case .loaded: "`\(name)` may be loaded once more after scrolling away and back"
    case .object: "`\(name)` may begin anew after scrolling away and back"
    }
  }
}
