import StateLintFacts

extension Rule {
  /// `ForEach(0..<count)` reads its range once. A later count is ignored, with a message in the log,
  /// or the app stops.
  static let forEachNonconstantRange = Rule(
    "foreach-nonconstant-range", symptom: .neverUpdates, severity: .warning,
    summary: "`ForEach` goes over a range that changes, without `id:`",
    precision: "1 of 1"
  ) { pass in
    for loop in pass.rowLoops where loop.key == nil {
      guard let change = loop.countChange else { continue }
      let collection = loop.collection?.text
      pass.report(
        at: loop.place,
        "`\(loop.dataText)` can change, but `\(loop.loopName)` without `id:` reads it once",
        see: change == .certain
          ? "rows that come later are missing; where rows go, the app can stop with “Index out "
            + "of range”"
          : "the number of rows stays what it was at first",
        because: "this form is for constant ranges: SwiftUI compares nothing from pass to pass",
        help: collection.map { "go over the elements, `ForEach(\($0))`, or add `id: \\.self`" }
          ?? "add `id: \\.self`",
        severity: change == .certain ? .error : nil, about: .place(loop.place),
        alsoSeenAs: [.crashes],
        // Rows of a collection that are told apart by their position are the next mistake.
        fix: loop.data.shape == .range ? loop.addingSelfAsID : nil)
    }
  }
}
