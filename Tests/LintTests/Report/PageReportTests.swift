import Testing

@testable import StateLint

@Suite struct PageReportTests {
  private func text(_ markdown: String, width: Int? = 60) -> String {
    var text = ""
    PageReport(Page(markdown: markdown), about: "no-such-rule", style: TextStyle(width: width))
      .write(to: &text)
    return text
  }

  @Test func proseIsWrappedAndLinksAreSpelledOut() {
    #expect(
      text(
        """
        # Title

        A paragraph that is longer than a line and links to [`another`](another.md) page.

        - an item that is longer than a line, with [a source](https://example.org/a)
        - another

        | a | b |
        |---|---|
        """) == """
          # Title

          A paragraph that is longer than a line and links to
          `another` page.

          - an item that is longer than a line, with a source
            <https://example.org/a>
          - another

          | a | b |
          |---|---|


          """)
  }

  @Test func whatPagesPromiseTheirTestsIsNotShown() {
    let shown = text(
      """
      # Title
      ```swift good file=A.swift ios=17
      let a = 1  // fine: some-rule -- why
      // expect: some-rule
      ```
      """)
    #expect(
      shown == """
        # Title

        ```swift good file=A.swift ios=17
        let a = 1
        ```


        """)
  }

  @Test func mistakesAreLintedAsTheyArePrinted() throws {
    let name = "observed-object-created-in-view"
    var text = ""
    let page = """
      # \(name)

      ```swift bad ios=16
      import SwiftUI
      final class Cart: ObservableObject { @Published var count = 0 }
      struct Page: View {
        @ObservedObject var cart = Cart()  // expect: \(name)
        var body: some View { Text("\\(cart.count)") }
      }
      ```
      """
    PageReport(Page(markdown: page), about: name).write(to: &text)
    #expect(!text.contains("expect:"))
    #expect(text.contains("Example.swift:4:3: warning:"))
    #expect(text.contains(" 4 │   @ObservedObject var cart = Cart()\n"))
    #expect(!text.contains("= more:"))
  }

  @Test func openFenceEndsWithThePage() {
    #expect(text("# T\n```\nlet a = 1").hasPrefix("# T\n\n```\nlet a = 1\n```\n"))
  }
}
