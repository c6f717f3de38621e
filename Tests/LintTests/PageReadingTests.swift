import StateLint
import Testing

@Suite("Reading a page")
struct PageReadingTests {
  private let page = Page(
    markdown: """
      # some-rule

      The mistake.

      ## The fix

      Choose.

      ### With a model

      ```swift good ios=17 file=Model.swift
      class Model {}

      # not a heading
      ```

      ~~~~ swift good file=View.swift
      ```
      ~~~~

      ```swift bad file=View.swift
      struct View {}  // expect: some-rule
      ```

      ## Why

      ```text
      Modifying state during view update
      ```
      ```swift bad
      """)

  @Test func headingsNest() {
    #expect(page.title == "some-rule")
    #expect(
      page.sections.map(\.heading) == [[], ["The fix"], ["The fix", "With a model"], ["Why"]])
    #expect(page.sections.map(\.level) == [1, 2, 3, 2])
    #expect(page.sections.map(\.line) == [1, 5, 9, 25])
    #expect(page.sections[0].parts == [.prose("The mistake.")])
  }

  @Test func blocksKnowWhatTheyAre() {
    #expect(page.blocks.map(\.kind) == [.good, .good, .bad, .other, .bad])
    #expect(page.blocks.map(\.language) == ["swift", "swift", "swift", "text", "swift"])
    #expect(page.blocks[0].info == ["ios": "17", "file": "Model.swift"])
    #expect(page.blocks[0].heading == ["The fix", "With a model"])
    #expect(page.blocks[0].text == "class Model {}\n\n# not a heading\n")
    #expect(page.blocks[0].line == 12)
    #expect(page.blocks[1].text == "```\n")
    #expect(page.blocks[4].text == "")
  }

  @Test func filesUnderOneHeadingGoTogetherUntilOneRepeats() {
    #expect(
      page.examples.map { $0.blocks.map(\.file) } == [
        ["Model.swift", "View.swift"], ["View.swift"], [nil],
      ])
    #expect(page.examples.map(\.isBad) == [false, true, true])
  }

  @Test func readersDoNotSeePromises() {
    let block = Page(
      markdown: """
        ```swift bad
        // config: {"xcode": 27}
        import SwiftUI

        // fine: a -- why
        let url = "https://example.org"  // expect: a `x` // expect: b
          // a comment of its own
        ```
        """
    ).blocks[0]
    #expect(
      block.shown == """
        import SwiftUI

        let url = "https://example.org"
          // a comment of its own

        """)
  }

  @Test(arguments: ["", "\n", "```", "# ", "#", "```swift bad file=", "prose", "~~~\n```\n~~~"])
  func anythingIsAPage(markdown: String) {
    #expect(Page(markdown: markdown).sections.count == 1)
  }

  @Test func lineEndsOfWindowsAreLineEnds() {
    let page = Page(markdown: "# a\r\n\r\n```swift bad\r\nlet x = 1\r\n```\r\n")
    #expect(page.title == "a")
    #expect(page.blocks.map(\.text) == ["let x = 1\n"])
  }
}
