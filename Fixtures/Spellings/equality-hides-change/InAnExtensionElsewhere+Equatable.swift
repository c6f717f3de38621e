extension Bird: Equatable {
  // expect: equality-hides-change warning `==`
  static func == (left: Bird, right: Bird) -> Bool {
    return left.id == right.id
  }
}
