import Testing

@testable import StateLint

@Suite struct TextReportTests {
  private let page = """
    import SwiftUI

    final class Cart: ObservableObject {}

    struct Page: View {

      @ObservedObject var cart = Cart()
    }
    """

  private func text(
    _ report: Report, _ style: TextStyle = TextStyle(), page: String? = nil
  ) -> String {
    let bytes = Array((page ?? self.page).utf8)
    var text = ""
    TextReport(report, style: style, source: { _ in bytes }).write(to: &text)
    return text
  }

  @Test func findingReadsAsDesigned() {
    #expect(
      text(.sample([.sample("@ObservedObject", in: page)])) == """
        Sources/Shop/Page.swift:7:3: warning: `cart` is made here, but `@ObservedObject` only borrows what someone else keeps. (observed-object-created-in-view)
           │
         7 │   @ObservedObject var cart = Cart()
           │   ━━━━━━━━━━━━━━━
           = you will see: state is reset unexpectedly: the cart empties whenever the parent redraws
           = because: SwiftUI throws the view value away often, and this object with it
           = try: own it: `@StateObject private var cart = Cart()`
           = more: stlint explain observed-object-created-in-view

        2 files, 1 view, 0 names not resolved; 1 warning in 1 file

        """)
  }

  @Test func repeatedRuleIsToldShortUnlessVerbose() {
    let report = Report.sample([
      .sample("@ObservedObject", in: page), .sample("var cart", in: page, severity: .error),
    ])
    #expect(
      text(report).contains(
        """
         7 │   @ObservedObject var cart = Cart()
           │                   ━━━━━━━━
           = try: own it: `@StateObject private var cart = Cart()`

        2 files, 1 view, 0 names not resolved; 1 error, 1 warning in 1 file

        """))
    let verbose = text(report, TextStyle(verbose: true))
    #expect(verbose.count(of: "= because:") == 2)
    #expect(text(report).count(of: "= because:") == 1)
  }

  @Test func repeatedRuleSaysWhatIsNew() {
    var first = Finding.sample("@ObservedObject", in: page)
    var other = Finding.sample("var cart", in: page)
    other.youWillSee = "the basket empties"
    other.alsoSeenAs = [.neverUpdates]
    first.file = "A.swift"
    let again = text(.sample([first, other, first, other]))
    #expect(
      again.contains(
        """
         7 │   @ObservedObject var cart = Cart()
           │                   ━━━━━━━━
           = you will see: state is reset unexpectedly: the basket empties
           = you may also see: the view does not update
           = try: own it: `@StateObject private var cart = Cart()`

        """))
    #expect(again.count(of: "= you will see:") == 2)
    #expect(again.count(of: "= because:") == 1)
    #expect(again.count(of: "= more:") == 1)
    other.rule = "another-rule"
    #expect(text(.sample([first, other])).count(of: "= because:") == 2)
  }

  @Test func otherPlacesAndStepsAreShown() {
    var finding = Finding.sample("@ObservedObject", in: page)
    finding.related = [
      RelatedPlace(
        message: "the model is declared here", file: "Sources/Shop/Cart.swift",
        range: SourceRange(of: "Cart", in: page))
    ]
    finding.path = [
      RelatedPlace(
        message: "body reads header", file: "Page.swift", range: SourceRange(of: "Page", in: page)),
      RelatedPlace(
        message: "header makes cart", file: "Page.swift", range: SourceRange(of: "var", in: page)),
    ]
    finding.alsoSeenAs = [.neverUpdates]
    #expect(
      text(.sample([finding]), TextStyle(quiet: true)) == """
        Sources/Shop/Page.swift:7:3: warning: `cart` is made here, but `@ObservedObject` only borrows what someone else keeps. (observed-object-created-in-view)
           │
         7 │   @ObservedObject var cart = Cart()
           │   ━━━━━━━━━━━━━━━
           ├─ Sources/Shop/Cart.swift:3:13: the model is declared here
         3 │ final class Cart: ObservableObject {}
           │             ────
           = path: 1. body reads header (Page.swift:5:8)
                   2. header makes cart (Page.swift:7:19)
           = you will see: state is reset unexpectedly: the cart empties whenever the parent redraws
           = you may also see: the view does not update
           = because: SwiftUI throws the view value away often, and this object with it
           = try: own it: `@StateObject private var cart = Cart()`
           = more: stlint explain observed-object-created-in-view


        """)
  }

  @Test func explanationsWrapAtTheEdge() {
    let finding = Finding.sample("@ObservedObject", in: page)
    let wrapped = text(.sample([finding]), TextStyle(width: 50))
    #expect(
      wrapped.contains(
        """
           = you will see: state is reset unexpectedly:
             the cart empties whenever the parent redraws
           = because: SwiftUI throws the view value away
             often, and this object with it
        """))
  }

  @Test func numbersOfAnyWidthAlign() {
    let long = String(repeating: "\n", count: 120) + "@State var n = 0"
    let finding = Finding.sample("@State", in: long)
    #expect(
      text(.sample([finding]), TextStyle(quiet: true), page: long).contains(
        """
             │
         121 │ @State var n = 0
             │ ━━━━━━
             = you will see:
        """))
  }

  @Test func hiddenCharactersInNamesAreSpelledOut() {
    var finding = Finding.sample("@ObservedObject", in: page, file: "a\nb\u{1B}.swift")
    finding.message = "`n\u{202E}` is made here?"
    #expect(
      text(.sample([finding])).hasPrefix(
        #"a\u{A}b\u{1B}.swift:7:3: warning: `n\u{202E}` is made here? (observed-object"#))
  }

  @Test func colourMarksWhatMattersAndChangesNoText() {
    let report = Report.sample([.sample("@ObservedObject", in: page)])
    let coloured = text(report, TextStyle(colour: true))
    #expect(coloured.contains("\u{1B}[1;33mwarning:\u{1B}[0m"))
    #expect(coloured.withoutEscapes == text(report))
    #expect(!text(report).contains("\u{1B}"))
  }

  @Test func closingLineSaysWhatWasLookedAt() {
    var report = Report.sample([])
    report.summary.files = 412
    report.summary.views = 96
    report.summary.unresolvedNames = 31
    #expect(text(report) == "412 files, 96 views, 31 names not resolved; nothing found\n")
    report.summary.suppressed = 2
    report.problems = [Report.Problem(file: "x.swift", message: "permission denied")]
    report.notices = [Report.Notice(id: "some-notice", message: "the target is unknown")]
    #expect(
      text(report) == """
        notice: the target is unknown
        412 files, 96 views, 31 names not resolved; nothing found, 2 suppressed; 1 problem

        """)
    #expect(text(report, TextStyle(quiet: true)).isEmpty)
  }
}

extension String {
  fileprivate func count(of text: String) -> Int {
    indices.count { self[$0...].hasPrefix(text) }
  }

  fileprivate var withoutEscapes: String {
    var text = ""
    var isEscape = false
    for character in self {
      if character == "\u{1B}" { isEscape = true }
      if !isEscape { text.append(character) }
      if isEscape && character == "m" { isEscape = false }
    }
    return text
  }
}
