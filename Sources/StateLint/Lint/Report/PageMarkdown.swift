/// A lesson as Markdown that stands by itself: what speaks to the tests is left out, and so are links
/// to other pages, which lead nowhere from outside.
enum PageMarkdown {
  /// The text of a page without its title.
  static func text(of page: Page) -> String {
    page.sections.map { section in
      let heading = section.heading.last.map {
        "\(String(repeating: "#", count: section.level)) \($0)"
      }
      return ([heading].compactMap(\.self) + section.parts.map(text(of:)))
        .joined(separator: "\n\n")
    }.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private static func text(of part: Page.Part) -> String {
    switch part {
    case .prose(let text):
      return text.split(separator: "\n", omittingEmptySubsequences: false)
        .map(PageProse.withoutLinks).joined(separator: "\n")
    case .code(let block):
      let end = block.shown.last == "\n" ? "" : "\n"
      return "```\(block.language)\n\(block.shown)\(end)```"
    }
  }
}
