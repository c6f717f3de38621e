import Testing

@testable import StateLint

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("é", 1), ("ı", 1), ("→", 1), ("“”", 2), ("状态", 4), ("ー", 2),
    ("ﾊﾝｶｸ", 4), ("ＡＢ", 4), ("한국어", 6), ("Trạng thái", 10), ("ไทย", 3), ("स्ते", 2),
    ("⌚", 2), ("⌚️", 2), ("☝️", 2), ("☝", 1), ("©", 1), ("🧑‍💻", 2), ("🫠", 2), ("𠮷", 2),
    ("🏳️‍🌈", 2), ("*️⃣", 2),
  ])
  func cells(_ text: String, _ expected: Int) {
    #expect(DisplayWidth.of(text) == expected)
  }
}
