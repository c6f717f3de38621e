extension Page {
  /// Reads the part of Markdown that pages use: headings with `#`, fenced code blocks, prose.
  public init(markdown: String) {
    var reader = PageReader()
    for line in markdown.lines { reader.read(line) }
    self = reader.finish()
  }
}

/// Takes a page line by line.
private struct PageReader {
  private var title = ""
  private var sections = [Page.Section(heading: [], level: 1, line: 1, parts: [])]
  private var prose: [Substring] = []
  /// The block whose closing fence has not come yet.
  private var open: (block: Page.Block, fence: Substring)?
  private var line = 0

  mutating func read(_ text: Substring) {
    line += 1
    let content = text.drop { $0 == " " }
    if let open {
      if Self.closes(open.fence, content) {
        append(.code(open.block))
        self.open = nil
      } else {
        self.open?.block.text += text + "\n"
      }
    } else if let fence = Self.fence(content) {
      endProse()
      open = (block(info: content.dropFirst(fence.count)), fence)
    } else if let level = Self.headingLevel(text) {
      endProse()
      begin(level: level, heading: text.dropFirst(level))
    } else {
      prose.append(text)
    }
  }

  /// The page; a block that is still open ends with it.
  mutating func finish() -> Page {
    if let open { append(.code(open.block)) }
    endProse()
    return Page(title: title, sections: sections)
  }

  private mutating func append(_ part: Page.Part) {
    sections[sections.count - 1].parts.append(part)
  }

  private mutating func endProse() {
    let start = prose.firstIndex { !$0.isBlank } ?? prose.endIndex
    let end = prose.lastIndex { !$0.isBlank }.map { $0 + 1 } ?? start
    if start < end { append(.prose(prose[start..<end].joined(separator: "\n"))) }
    prose = []
  }

  private mutating func begin(level: Int, heading: Substring) {
    let text = String(heading.trimmed)
    guard level > 1 else {
      title = text
      sections[sections.count - 1].line = line
      return
    }
    // Heading paths leave out the title, so level 2 is the first one.
    let outer = sections.last.map { $0.heading.prefix(level - 2) } ?? []
    sections.append(Page.Section(heading: outer + [text], level: level, line: line, parts: []))
  }

  private func block(info: Substring) -> Page.Block {
    var words = info.split(separator: " ")
    let language = words.isEmpty ? "" : String(words.removeFirst())
    var kind = Page.Block.Kind.other
    if let first = words.first, let named = Page.Block.Kind(rawValue: String(first)) {
      kind = named
      words.removeFirst()
    }
    var values: [String: String] = [:]
    for word in words {
      let parts = word.split(separator: "=", maxSplits: 1)
      values[String(parts.first ?? "")] = parts.count > 1 ? String(parts[1]) : ""
    }
    return Page.Block(
      kind: kind, language: language, info: values, heading: sections.last?.heading ?? [],
      text: "", line: line + 1)
  }

  /// The opening fence of a code block: three or more backticks or tildes.
  private static func fence(_ content: Substring) -> Substring? {
    guard let first = content.first, first == "`" || first == "~" else { return nil }
    let fence = content.prefix { $0 == first }
    return fence.count >= 3 ? fence : nil
  }

  private static func closes(_ fence: Substring, _ content: Substring) -> Bool {
    let closing = content.trimmed
    return closing.count >= fence.count && closing.allSatisfy { $0 == fence.first }
  }

  private static func headingLevel(_ text: Substring) -> Int? {
    let level = text.prefix { $0 == "#" }.count
    guard (1...6).contains(level), text.dropFirst(level).first == " " else { return nil }
    return level
  }
}

extension StringProtocol {
  /// The text split at every line end, of Windows too; what follows the last one is a line as well.
  package var lines: [SubSequence] {
    split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
  }
}

extension Substring {
  fileprivate var isBlank: Bool { allSatisfy { $0 == " " || $0 == "\t" } }

  fileprivate var trimmed: Substring {
    let head = drop { $0 == " " || $0 == "\t" }
    let end = head.lastIndex { $0 != " " && $0 != "\t" }.map { head.index(after: $0) }
    return head[..<(end ?? head.startIndex)]
  }
}
