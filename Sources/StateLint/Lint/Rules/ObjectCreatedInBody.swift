import StateLintFacts

extension Rule {
  /// `body` runs often; whatever it makes is replaced as often.
  static let objectCreatedInBody = Rule(
    "object-created-in-body", symptom: .resets, severity: .warning,
    summary: "An observed object is made while `body` is computed",
    precision: "7 of 7"
  ) { pass in
    for host in pass.hosts {
      for made in host.bodyConstructions {
        let source = made.construction.source
        pass.report(
          at: made.place, "`\(source)` is made anew each time `\(host.name)` is drawn",
          see: made.loss(of: host.name),
          because: made.isRare
            ? "`body` may run again, and nothing here keeps what it makes"
            : "`body` runs often, and nothing here keeps what it makes",
          help: "keep it where it is made once: `@\(made.owner) private var` in `\(host.name)` or "
            + "above",
          severity: made.isRare ? .note : nil, about: .place(made.place),
          alsoSeenAs: [.redrawsEverything], path: made.path)
      }
    }
  }
}

extension BodyConstruction {
  fileprivate var owner: String { construction.kind == .observable ? "State" : "StateObject" }

  fileprivate func loss(of host: String) -> String {
    switch use {
    case .child(let child, let property):
      "what `\(child)` keeps in `\(property)` is lost whenever `\(host)` redraws"
    case .environment:
      "all views below get another object, and lose what was in the old one, on each redraw of "
        + "`\(host)`"
    case .local(let name): "what `\(name)` holds is lost whenever `\(host)` redraws"
    }
  }
}
