extension Brewery {
  func load() async {
    await Task.yield()
    self.barrels = 4  // expect: published-write-off-main warning `self.barrels = 4`
  }
}
