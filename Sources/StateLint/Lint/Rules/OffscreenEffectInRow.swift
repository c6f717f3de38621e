import StateLintFacts

extension Rule {
  /// A shadow or a blur needs the finished picture of a view. In a list that is one more picture for
  /// each row, on each frame of scrolling.
  static let offscreenEffectInRow = Rule(
    "offscreen-effect-in-row", symptom: .redrawsEverything, severity: .note,
    summary: "Each row of a scrolling list has a shadow, blur or mask",
    group: .advice, confidence: .low,
    precision: "1 of 1"
  ) { pass in
    for host in pass.hosts {
      for effect in host.rowEffects {
        pass.report(
          at: effect.place,
          effect.isWatching
            ? "each row has its own `.\(effect.name)`"
            : "each row is drawn in an extra step for `.\(effect.name)`",
          see: "scrolling is not quite smooth on older devices",
          because: effect.isWatching
            ? "each row on screen watches something of its own"
            : "the effect needs the finished picture of the row first",
          help: effect.isWatching
            ? "write `.\(effect.name)` once, on the container of the rows"
            : "a border or a background instead, or the effect once on the container",
          about: .place(effect.place))
      }
    }
  }
}
