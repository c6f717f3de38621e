/// Text in XML.
enum XMLText {
  /// `text` as it stands in an element or in an attribute's quotes, on one line. What XML cannot hold
  /// and what nobody sees is spelled out.
  static func of(_ text: String) -> String {
    VisibleText.of(text).unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&apos;"
      // XML has no way at all to write these.
      case "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }

  /// The first line of a document.
  static let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
}

extension [Finding] {
  /// Findings of one file together; they are sorted by file.
  var byFile: [(file: String, findings: ArraySlice<Finding>)] {
    var groups: [(file: String, findings: ArraySlice<Finding>)] = []
    var rest = self[...]
    while let first = rest.first {
      let group = rest.prefix { $0.file == first.file }
      groups.append((first.file, group))
      rest = rest.dropFirst(group.count)
    }
    return groups
  }
}
