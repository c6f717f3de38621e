import StateLint

/// One project of a page: a code block, or the blocks that a heading puts together.
struct PageExample: CustomStringConvertible {
  /// The id of the page.
  var page: String
  var example: Page.Example

  /// Every project of the pages, in order.
  static let all: [PageExample] = Pages.all.flatMap { page in
    Page(markdown: page.text).examples.map { PageExample(page: page.id, example: $0) }
  }

  var description: String {
    "\(page), line \(example.blocks[0].line)"
  }

  /// The page's file, as a path from the root of the repository.
  static func file(of page: String) -> String {
    Symptom(rawValue: page) == nil ? "Rules/\(page).md" : "Rules/symptom-\(page).md"
  }

  /// The blocks as files that a complaint can name by their lines in the page.
  var files: [LintedFile] {
    example.blocks.map { block in
      LintedFile(
        path: block.file ?? "Example.swift", text: block.text,
        shownPath: Self.file(of: page), shownOffset: block.line - 1)
    }
  }

  /// What the fences and the first lines ask for. On the page of a rule that rule is on, its
  /// advice too.
  /// Nil where a fence has a word that means nothing.
  var config: FixtureConfig? {
    let files = files
    let written = files.compactMap { Expectations($0.text).config }.first
    var words: [String: String] = [:]
    for block in example.blocks {
      words.merge(block.info) { first, _ in first }
    }
    guard var config = FixtureConfig(info: words) else { return nil }
    if let written { config = written.adding(config) }
    if Rule.all.contains(where: { $0.id == page }) { config.enable.append(page) }
    return config
  }
}
