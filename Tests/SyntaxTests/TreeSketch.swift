import StateLintSyntax

/// A tree on one line, made from its outline without the byte ranges: `kind.word(child child)`, a
/// leaf with its text in backticks. The commonest nodes are shorter: a name in an expression is its
/// text in backticks alone, a type's name stands in angles, and a block of code in braces.
struct TreeSketch: CustomStringConvertible {
  let description: String

  init(_ source: String) {
    let lines = Tree.parse(Array(source.utf8)).outline().split(separator: "\n").map(Line.init)
    var index = 1
    description = Self.sketch(of: lines, at: &index, level: 1)
  }

  /// One line of an outline.
  private struct Line {
    var level: Int
    var kind: Substring
    /// The word that tells nodes of a kind apart, with a period; empty where there is none.
    var word = ""
    /// The text of a leaf.
    var text: Substring?

    init(_ line: Substring) {
      let code = line.drop { $0 == " " }
      level = (line.count - code.count) / 2
      kind = code.prefix { $0 != " " }
      // The range stands between the kind and the rest.
      var rest = code.dropFirst(kind.count + 1).drop { $0 != " " }.dropFirst()
      if let first = rest.first, first != "`" {
        word = "." + rest.prefix { $0 != " " }
        rest = rest.dropFirst(word.count)
      }
      if rest.first == "`" { text = rest.dropFirst().dropLast() }
    }
  }

  private static func sketch(of lines: [Line], at index: inout Int, level: Int) -> String {
    var parts: [String] = []
    while index < lines.count, lines[index].level == level {
      let line = lines[index]
      index += 1
      parts.append(sketch(of: line, inside: sketch(of: lines, at: &index, level: level + 1)))
    }
    return parts.joined(separator: " ")
  }

  private static func sketch(of line: Line, inside: String) -> String {
    let text = line.text.map { "`\($0)`" } ?? ""
    switch line.kind {
    case "codeBlock": return inside.isEmpty ? "{}" : "{ \(inside) }"
    case "typeName": return inside.isEmpty ? "<\(line.text ?? "")>" : "<\(inside)>"
    case "nameExpr" where inside.isEmpty: return text
    default:
      let head = "\(line.kind)\(line.word)"
      if !inside.isEmpty { return "\(head)(\(inside))" }
      // What the word says already is not said again.
      return line.word.dropFirst() == line.text ?? "" ? head : "\(head) \(text)"
    }
  }
}
