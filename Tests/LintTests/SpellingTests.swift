import Testing

@testable import StateLint

@Suite struct SpellingTests {
  private let names = [
    "--format", "--fail-on", "--only", "--fix", "observed-object-created-in-view",
  ]

  @Test(arguments: [
    ("--formt", "--format"), ("--fromat", "--format"), ("--failon", "--fail-on"),
    ("--onyl", "--only"), ("--fail", "--fail-on"),
    ("observed-object", "observed-object-created-in-view"),
    ("object-obsrved", "observed-object-created-in-view"),
  ])
  func slipsAreUnderstood(_ word: String, _ meant: String) {
    #expect(Spelling.nearest(to: word, in: names) == meant)
  }

  @Test(arguments: [
    "", "-", "--", "x", "quite another thing", String(repeating: "format", count: 99),
  ])
  func otherWordsAreNot(_ word: String) {
    #expect(Spelling.nearest(to: word, in: names) == nil)
  }
}
