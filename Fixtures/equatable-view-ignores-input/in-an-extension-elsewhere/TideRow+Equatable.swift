extension TideRow: Equatable {
  static func == (one: TideRow, other: TideRow) -> Bool {  // expect: equatable-view-ignores-input warning `==`
    one.hour == other.hour
  }
}
