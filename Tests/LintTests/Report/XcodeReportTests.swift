import Testing

@testable import StateLint

@Suite struct XcodeReportTests {
  private func text(_ finding: Finding) -> String {
    var text = ""
    XcodeReport(.sample([finding]), relativeTo: "/home/me/shop").write(to: &text)
    return text
  }

  @Test func oneLineWithAnAbsolutePath() {
    #expect(
      text(.sample("@State", in: "  @State var n = 0")) == """
        /home/me/shop/Sources/Shop/Page.swift:1:3: warning: `cart` is made here, but \
        `@ObservedObject` only borrows what someone else keeps. You will see: state is reset \
        unexpectedly: the cart empties whenever the parent redraws. Try: own it: `@StateObject \
        private var cart = Cart()`. (observed-object-created-in-view)

        """)
  }

  @Test(arguments: [
    ("a\nb.swift", #"/home/me/shop/a\u{A}b.swift"#),
    ("a\r\n\u{1B}\u{202E}.swift", #"/home/me/shop/a\u{D}\u{A}\u{1B}\u{202E}.swift"#),
    ("a:1:2: error: b.swift", #"/home/me/shop/a\u{3A}1\u{3A}2: error: b.swift"#),
    ("a:b c.swift", "/home/me/shop/a:b c.swift"),
    ("/:7", #"/\u{3A}7"#),
  ])
  func oddPathsEndWhereThePlaceBegins(_ path: String, _ shown: String) {
    let line = text(.sample("@State", in: "@State var n = 0", file: path))
    #expect(line.hasPrefix(shown + ":1:1: warning: `cart` is"))
    #expect(line.count { $0.isNewline } == 1)
  }

  @Test func absolutePathStaysAndLineEndsAreSpelledOut() {
    var finding = Finding.sample("@State", in: "@State var n = 0", file: "/other/Page.swift")
    finding.help = "first\nsecond"
    let line = text(finding)
    #expect(line.hasPrefix("/other/Page.swift:1:1: warning:"))
    #expect(line.contains(#"Try: first\u{A}second."#))
    #expect(line.count { $0 == "\n" } == 1)
  }
}
