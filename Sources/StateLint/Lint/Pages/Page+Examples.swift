extension Page {
  /// The bad and good code of the page as projects, in order. Blocks marked `file=` under one
  /// heading go together, until a file comes a second time; any other block stands for itself.
  public var examples: [Example] {
    var found: [Example] = []
    for block in blocks where block.kind != .other {
      if let file = block.file, let last = found.last, last.heading == block.heading,
        last.isOpen(to: file)
      {
        found[found.count - 1].blocks.append(block)
      } else {
        found.append(Example(blocks: [block]))
      }
    }
    return found
  }

  /// Code of a page that is linted together.
  public struct Example: Sendable, Equatable {
    /// At least one; each is a file.
    public var blocks: [Block]

    /// The headings it stands under.
    public var heading: [String] { blocks[0].heading }
    /// Whether one of its blocks shows a mistake.
    public var isBad: Bool { blocks.contains { $0.kind == .bad } }

    fileprivate func isOpen(to file: String) -> Bool {
      blocks.allSatisfy { $0.file != nil && $0.file != file }
    }
  }
}

extension Page.Block {
  /// What begins a comment that speaks to the tests and not to the reader.
  package static let promises = ["// expect:", "// fine:", "// miss:", "// config:"]

  /// The code as it is shown: without the comments that speak to the tests.
  public var shown: String {
    var lines: [Substring] = []
    for line in text.lines {
      guard let start = Self.promiseStart(in: line) else {
        lines.append(line)
        continue
      }
      let code = line[..<start]
      if let last = code.lastIndex(where: { $0 != " " && $0 != "\t" }) {
        lines.append(code[...last])
      }
    }
    return lines.joined(separator: "\n")
  }

  /// Where the first comment that speaks to the tests begins.
  private static func promiseStart(in line: Substring) -> Substring.Index? {
    line.indices.first { index in
      line[index] == "/" && promises.contains { line[index...].hasPrefix($0) }
    }
  }
}
