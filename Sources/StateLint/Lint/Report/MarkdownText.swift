/// Text in Markdown that says what it says and does nothing else.
enum MarkdownText {
  /// `text` for a cell of a table or a line of prose. Code between backticks stays code; all other
  /// marks lose their meaning, and no name calls anybody or links anywhere.
  static func of(_ text: String) -> String {
    let pieces = VisibleText.of(text).split(separator: "`", omittingEmptySubsequences: false)
    // A backtick without a partner begins no code.
    let isPaired = pieces.count % 2 == 1
    return pieces.enumerated().map { place, piece in
      let isCode = place % 2 == 1 && isPaired
      return isCode ? code(piece) : (isPaired || place == 0 ? "" : "\\`") + prose(piece)
    }.joined()
  }

  /// `text` as code, whatever it holds.
  static func code(_ text: some StringProtocol) -> String {
    let text = VisibleText.of(String(text))
    if text.isEmpty { return "" }
    let longest = text.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    let space = text.first == "`" || text.last == "`" ? " " : ""
    // A table ends its cell at a bar, in code too.
    return fence + space + text.putting("\\", before: ["|"]) + space + fence
  }

  private static func prose(_ text: Substring) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "\\", "*", "_", "[", "]", "|", "~", "`", "!", "$": escaped += "\\" + String(scalar)
      // These would begin a tag, call somebody, or link to a page or an issue.
      case "<", ">", "&", "@", "#": escaped += "&#\(scalar.value);"
      case ":" where escaped.hasSuffix("http") || escaped.hasSuffix("https"): escaped += "&#58;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }
}
