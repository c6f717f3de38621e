import Testing

@testable import StateLint

/// What stands behind many findings.
@Suite struct SymptomSummaryTests {
  private let page = "struct Page {}"

  private func findings(_ rule: String, _ symptom: Symptom, _ count: Int, files: Int) -> [Finding] {
    (0..<count).map { number in
      var finding = Finding.sample("Page", in: page, file: "\(number % files).swift")
      (finding.rule, finding.symptom) = (rule, symptom)
      return finding
    }
  }

  private var many: [Finding] {
    findings("a", .neverUpdates, 2, files: 2) + findings("b", .neverUpdates, 2, files: 1)
      + findings("c", .resets, 12, files: 5) + findings("d", .resets, 3, files: 7)
      + findings("e", .crashes, 4, files: 1)
  }

  private func text(_ findings: [Finding], _ style: TextStyle = TextStyle()) -> String {
    let bytes = Array(page.utf8)
    var text = ""
    TextReport(.sample(findings), style: style, source: { _ in bytes }).write(to: &text)
    return text
  }

  @Test func theMostFrequentComesFirstWithItsPage() {
    #expect(
      text(many).hasSuffix(
        """

        What you will see, and what to read first:
          15 findings in 5 files  state is reset unexpectedly  stlint explain c
          4 findings in 2 files   the view does not update     stlint explain never-updates
          4 findings in 1 file    it stops at run time         stlint explain e

        2 files, 1 view, 0 names not resolved; 23 warnings in 5 files

        """))
  }

  @Test func aNarrowTerminalHasThePagesBelow() {
    let lines = text(many, TextStyle(width: 60)).split(separator: "\n")
    #expect(lines.contains("  15 findings in 5 files  state is reset unexpectedly"))
    #expect(lines.contains("                          stlint explain c"))
  }

  @Test func aHandfulNeedsNone() {
    let head = "What you will see, and what to read first:"
    #expect(!text(Array(many.prefix(SymptomSummary.mostWithout))).contains(head))
    #expect(text(Array(many.prefix(SymptomSummary.mostWithout + 1))).contains(head))
    #expect(!text(many, TextStyle(quiet: true)).contains(head))
  }
}
