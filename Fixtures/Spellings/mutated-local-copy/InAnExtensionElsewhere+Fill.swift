extension Pantry {
  func fill() {
    var shelf: Stock = self.stock
    shelf += ["Rice"]  // expect: mutated-local-copy warning `shelf += ["Rice"]`
  }
}
