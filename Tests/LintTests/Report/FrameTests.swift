import TestSupport
import Testing

@testable import StateLint

/// A frame must stand under the code in every terminal, whatever the line is made of.
@Suite struct FrameTests {
  /// The two lines a frame draws, for `code` in `text`.
  private func draw(_ code: String, in text: String, width: Int = 100) -> String {
    let frame = Frame(of: SourceRange(of: code, in: text), in: Array(text.utf8), width: width)
    return frame.text + "\n" + String(repeating: " ", count: frame.indent)
      + String(repeating: "━", count: frame.length) + (frame.continues ? "…" : "")
  }

  @Test func plainLine() {
    #expect(
      draw("@State", in: "struct Page: View {\n  @State var n = 0\n}") == """
          @State var n = 0
          ━━━━━━
        """)
  }

  @Test func tabsBecomeBlanks() {
    #expect(
      draw("n", in: "\t\t@State\tvar n = 0") == """
                @State  var n = 0
                            ━
        """)
  }

  @Test func eastAsianWideCharactersTakeTwoCells() {
    #expect(
      draw("計數", in: "let 名 = 計數 // ｶﾅ") == """
        let 名 = 計數 // ｶﾅ
                 ━━━━
        """)
  }

  @Test(arguments: ["👨‍👩‍👧", "🇻🇳", "❤️", "👍🏽", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "1️⃣", "😀"])
  func emojiSequencesTakeTwoCells(_ emoji: String) {
    #expect(draw("n", in: "\(emoji) = n") == "\(emoji) = n\n     ━")
  }

  @Test func combiningMarksTakeNone() {
    #expect(draw("n", in: "e\u{301}a\u{308}\u{323} = n") == "e\u{301}a\u{308}\u{323} = n\n     ━")
  }

  @Test func decomposedHangulIsOneSyllable() {
    let syllable = "\u{1112}\u{1161}\u{11AB}"
    #expect(draw("n", in: "\(syllable) = n") == "\(syllable) = n\n     ━")
  }

  @Test func bidirectionalCharactersAreSpelledOut() {
    #expect(
      draw("n", in: "/* \u{202E} */ n\u{2066}") == #"""
        /* \u{202E} */ n\u{2066}
                       ━
        """#)
  }

  @Test func controlsAndHiddenCharactersAreSpelledOut() {
    #expect(
      draw("n", in: "\u{1B}[2J\u{0}\u{200B}\u{FEFF} n") == #"""
        \u{1B}[2J\u{0}\u{200B}\u{FEFF} n
                                       ━
        """#)
    #expect(draw("n", in: "a\u{200D}b n") == "\\u{61}\\u{200D}b n\n                ━")
    #expect(draw("n", in: "a\u{E0041} n") == "\\u{61}\\u{E0041} n\n                ━")
  }

  @Test func markWithNothingBeforeItIsSpelledOut() {
    #expect(draw("n", in: "\u{301}n") == "\\u{301}n\n       ━")
  }

  @Test func bytesThatAreNoTextAreSpelledOut() {
    let bytes: [UInt8] = [0x22, 0xFF, 0xE3, 0x81, 0x22, 0x6E, 0x0A]
    let place = Position(line: 1, column: 6, utf16Column: 6, offset: 5)
    let end = Position(line: 1, column: 7, utf16Column: 7, offset: 6)
    let frame = Frame(of: SourceRange(start: place, end: end), in: bytes, width: 100)
    #expect(frame.text == #""\xFF\xE3\x81"n"#)
    #expect(frame.indent == 14)
  }

  @Test func byteOrderMarkIsNotShown() {
    #expect(draw("n", in: "\u{FEFF}let n") == "let n\n    ━")
  }

  @Test func rangeOfSeveralLinesShowsTheFirst() {
    #expect(
      draw("Button {\n  n += 1\n}", in: "  Button {\n  n += 1\n}") == """
          Button {
          ━━━━━━━━…
        """)
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func everyLineEndEndsTheLine(_ end: String) {
    #expect(draw("n", in: "a\(end)let n\(end)b") == "let n\n    ━")
  }

  @Test func rangeAtTheEndOfTheFileIsStillMarked() {
    let end = Position(line: 1, column: 6, utf16Column: 6, offset: 5)
    let frame = Frame(
      of: SourceRange(start: end, end: end), in: Array("let n".utf8), width: 100)
    #expect(frame.indent == 5)
    #expect(frame.length == 1)
  }

  @Test func longLineIsCutAroundTheRange() {
    let line = "let a = \"" + String(repeating: "x", count: 38_000) + "\"; n = 1; "
    #expect(
      draw("n = 1", in: line + String(repeating: "y", count: 38_000), width: 30) == """
        …xxxxxxxxx"; n = 1; yyyyyyyyy…
                     ━━━━━
        """)
  }

  @Test func lineIsOnlyCutWhereItIsTooLong() {
    #expect(
      draw("n", in: "n = " + String(repeating: "y", count: 100), width: 20) == """
        n = yyyyyyyyyyyyyy…
        ━
        """)
    let end = String(repeating: "界", count: 50) + "n"
    #expect(
      draw("n", in: end, width: 20) == """
        …界界界界界界界界n
                         ━
        """)
  }

  @Test func rangeWiderThanTheFrameIsCutToo() {
    #expect(
      draw(
        String(repeating: "y", count: 90), in: "  " + String(repeating: "y", count: 90), width: 20)
        == "…yyyyyyyyyyyyyyyyyy…\n ━━━━━━━━━━━━━━━━━━…")
  }

  @Test func hugeLineCostsNoMoreThanItsWindow() {
    var bytes = [UInt8](repeating: UInt8(ascii: "x"), count: 10_000_000)
    bytes.append(0x0A)
    let time = workTime {
      for offset in stride(from: 0, to: 10_000_000, by: 100_000) {
        let start = Position(
          line: 1, column: offset + 1, utf16Column: offset + 1, offset: offset)
        let end = Position(
          line: 1, column: offset + 4, utf16Column: offset + 4, offset: offset + 3)
        let frame = Frame(of: SourceRange(start: start, end: end), in: bytes, width: 100)
        #expect(frame.length == 3)
      }
    }
    // A hundred walks over the whole line would take a minute in a debug build.
    #expect(time < .seconds(20))
  }
}
