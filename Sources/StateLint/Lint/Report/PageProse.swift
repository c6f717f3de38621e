/// The prose of a page in pieces that can be laid out.
struct PageProse {
  var pieces: [Piece] = []

  /// A paragraph, a list item or a table row.
  struct Piece: Equatable {
    /// The text, without the blanks before it.
    var text: String
    /// How far the first line is set in.
    var margin: Int
    /// How far the other lines are set in.
    var hanging: Int
    /// A row of a table, whose line stays as it is.
    var isRow: Bool
    /// Whether a blank line stands before it.
    var isApart: Bool
  }

  /// Reads the Markdown between two code blocks.
  init(_ markdown: String) {
    var isOpen = false
    var isApart = false
    for line in markdown.lines {
      let content = line.drop { $0 == " " }
      if content.isEmpty {
        (isOpen, isApart) = (false, true)
        continue
      }
      let bullet = Self.bullet(of: content)
      if isOpen, bullet == 0 {
        pieces[pieces.count - 1].text += " " + Self.withoutLinks(content)
        continue
      }
      let margin = line.count - content.count
      let isRow = content.first == "|"
      let text = isRow ? String(content) : Self.withoutLinks(content)
      pieces.append(
        Piece(
          text: text, margin: margin, hanging: margin + bullet, isRow: isRow, isApart: isApart))
      (isOpen, isApart) = (!isRow, false)
    }
  }

  /// The cells of the mark a list item begins with, and of the blank after it; 0 for other lines.
  private static func bullet(of content: Substring) -> Int {
    let mark = content.prefix { $0 != " " }
    let isNumber = mark.last == "." && mark.dropLast().allSatisfy(\.isNumber)
    guard mark == "-" || mark == "*" || isNumber, mark.count < content.count else { return 0 }
    return mark.count + 1
  }
}

// MARK: Links

extension PageProse {
  /// `line` with its links spelled out: the name of another page, else the words and the address.
  static func withoutLinks(_ line: Substring) -> String {
    var text = ""
    var rest = line
    var isCode = false
    while let character = rest.popFirst() {
      if character == "`" { isCode.toggle() }
      if character == "[", !isCode, let (link, end) = link(in: rest) {
        text += link
        rest = rest[end...]
      } else {
        text.append(character)
      }
    }
    return text
  }

  /// What the link says whose opening bracket stands before `rest`, and where it ends.
  private static func link(in rest: Substring) -> (text: String, end: Substring.Index)? {
    guard let close = rest.firstIndex(of: "]"), rest[close...].hasPrefix("](") else { return nil }
    let target = rest[close...].dropFirst(2)
    guard let end = closingParenthesis(in: target) else { return nil }
    let words = String(rest[..<close])
    let address = target[..<end]
    let isPage = address.hasSuffix(".md") && !address.contains(":")
    return (isPage ? words : "\(words) <\(address)>", target.index(after: end))
  }

  /// The parenthesis that ends an address, which may hold others in pairs: `…/onchange(of:)`.
  private static func closingParenthesis(in target: Substring) -> Substring.Index? {
    var depth = 0
    return target.indices.first { index in
      if target[index] == "(" { depth += 1 }
      if target[index] == ")" { depth -= 1 }
      return depth < 0
    }
  }
}
