import Testing

@testable import StateLint

/// Which fixes go together, and what they make of the bytes.
@Suite struct FixPlanTests {
  private func edit(_ range: Range<Int>, _ text: String, file: String = "A.swift") -> TextEdit {
    func position(_ offset: Int) -> Position {
      Position(line: 1, column: offset + 1, utf16Column: offset + 1, offset: offset)
    }
    return TextEdit(
      file: file,
      range: SourceRange(start: position(range.lowerBound), end: position(range.upperBound)),
      text: text)
  }

  private func fix(_ edits: TextEdit...) -> Fix {
    Fix(title: "Mend it", applicability: .safe, edits: edits)
  }

  private func text(_ plan: FixPlan, of text: String) -> String {
    let bytes = EditedText.bytes(Array(text.utf8), with: plan.edits["A.swift"] ?? [])
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func whatStandsApartGoesTogether() {
    let plan = FixPlan([fix(edit(4..<5, "X")), fix(edit(0..<1, "Y"), edit(8..<8, "Z"))])
    #expect(plan.taken == [0, 1])
    #expect(text(plan, of: "abcdefgh") == "YbcdXfghZ")
  }

  @Test func whatOverlapsOrTouchesWaits() {
    for range in [2..<4, 3..<6, 4..<4, 2..<2, 1..<2, 4..<7] {
      let plan = FixPlan([fix(edit(2..<4, "X")), fix(edit(range, "Y"))])
      #expect(plan.taken == [0], "\(range)")
    }
    #expect(FixPlan([fix(edit(2..<2, "X")), fix(edit(2..<2, "Y"))]).taken == [0])
  }

  @Test func fixGoesInWholeOrNotAtAll() {
    let plan = FixPlan([fix(edit(2..<4, "X")), fix(edit(0..<1, "Y"), edit(3..<5, "Z"))])
    #expect(text(plan, of: "abcdef") == "abXef")
  }

  @Test func editThatTwoFixesShareIsAppliedOnce() {
    let shared = edit(0..<0, "import A\n")
    let plan = FixPlan([fix(shared, edit(3..<4, "X")), fix(shared, edit(6..<7, "Y"))])
    #expect(plan.taken == [0, 1])
    #expect(text(plan, of: "abcdefg") == "import A\nabcXefY")
  }

  @Test func wordThatGoesInStandsBeforeWhatReplacesTheNext() {
    let plan = FixPlan([fix(edit(0..<0, "@State "), edit(0..<3, "var"))])
    #expect(text(plan, of: "let n") == "@State var n")
  }

  @Test func filesAreApart() {
    let plan = FixPlan([fix(edit(2..<4, "X")), fix(edit(2..<4, "Y", file: "B.swift"))])
    #expect(plan.edits.keys.sorted() == ["A.swift", "B.swift"])
  }

  @Test(arguments: [
    ("a\nb", "x\ny", "x\ny\nb"), ("a\r\nb", "x\ny", "x\r\ny\r\nb"), ("a\rb", "x\ny", "x\ry\rb"),
    ("a\r\nb", "x\r\ny", "x\r\ny\r\nb"), ("a", "x\ny", "x\ny"),
  ])
  func lineEndsAreThoseOfTheFile(_ old: String, _ text: String, _ new: String) {
    let bytes = EditedText.bytes(Array(old.utf8), with: [edit(0..<1, text)])
    #expect(String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(new.utf8))
  }

  @Test func bytesThatAreNoTextStay() {
    let old: [UInt8] = [0xEF, 0xBB, 0xBF, 0x61, 0xFF, 0x00, 0x62]
    #expect(
      EditedText.bytes(old, with: [edit(3..<4, "é")])
        == [0xEF, 0xBB, 0xBF, 0xC3, 0xA9, 0xFF, 0x00, 0x62])
  }
}
