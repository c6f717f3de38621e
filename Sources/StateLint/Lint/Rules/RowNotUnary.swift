import StateLintFacts

extension Rule {
  /// Where each element makes one view, a list counts without making any. Else it makes all rows.
  static let rowNotUnary = Rule(
    "row-not-unary", symptom: .redrawsEverything, severity: .note,
    summary: "A row makes sometimes no view, or several",
    group: .advice, confidence: .low,
    precision: "4 of 4"
  ) { pass in
    for host in pass.hosts {
      for row in host.uncountableRows {
        pass.report(
          at: row.place, "a row here is \(row.words)",
          see: "a long list opens late, or scrolls in jerks and keeps rows that are long gone",
          because: "the list has to make every row to know how many there are",
          help: row.count.lowerBound == 0
            ? "filter the data before the list, or put the row into one container: `HStack { … }`"
            : "put the views of a row into one container: `VStack { … }`",
          about: .place(row.place))
      }
    }
  }
}

extension UncountableRow {
  fileprivate var words: String {
    let (least, most) = (count.lowerBound, count.upperBound)
    if least == most { return "\(most) views" }
    if least == 0 { return most == 1 ? "none or one view" : "none or up to \(most) views" }
    return "\(least) to \(most) views"
  }
}
