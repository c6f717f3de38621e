import StateLintFacts

extension Rule {
  /// A stack knows its size only when all its children are made, those far below the screen too.
  static let eagerStackInScrollView = Rule(
    "eager-stack-in-scrollview", symptom: .redrawsEverything, severity: .note,
    summary: "A stack in a `ScrollView` makes all rows at once",
    group: .advice, confidence: .low,
    precision: "4 of 4"
  ) { pass in
    for host in pass.hosts {
      for stack in host.eagerStacks {
        let data = stack.data.utf8.count <= 40 ? stack.data : "…"
        pass.report(
          at: stack.place,
          "this `\(stack.name)` makes a row for each element of `\(data)` at once",
          see: "with many elements the screen opens late, and `onAppear` of the last row runs at "
            + "once",
          because: "a stack knows its size only when all its children are made",
          help: "`Lazy\(stack.name)`", about: .place(stack.place))
      }
    }
  }
}
