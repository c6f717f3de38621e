import Testing

@testable import StateLint

@Suite("Lines and columns")
struct LineIndexTests {
  @Test("Columns count bytes and UTF-16 units", arguments: ["a", "é", "変数", "👩‍💻", "e\u{301}"])
  func columns(_ word: String) {
    // Longer than what is counted in one go, and a short line before and behind it.
    let line = String(repeating: word + " ", count: 3_000)
    let text = "\(word)\n\(line)\r\n\(word)"
    let index = LineIndex(Array(text.utf8))
    let before = word.utf8.count + 1
    for count in [0, 1, 600, 2_999, 3_000] {
      let start = String(repeating: word + " ", count: count)
      let position = index.position(of: before + start.utf8.count)
      #expect(position.line == 2)
      #expect(position.column == start.utf8.count + 1)
      #expect(position.utf16Column == start.utf16.count + 1)
    }
    let last = index.position(of: text.utf8.count)
    #expect(last.line == 3 && last.utf16Column == word.utf16.count + 1)
  }

  @Test("CR, LF and both end a line")
  func lineEnds() {
    let index = LineIndex(Array("a\rb\nc\r\nd".utf8))
    #expect([0, 1, 2, 4, 5, 6, 7, 8].map { index.line(of: $0) } == [1, 1, 2, 3, 3, 3, 4, 4])
    #expect((1...4).map { index.range(ofLine: $0) } == [0..<1, 2..<3, 4..<5, 7..<8])
  }
}
