/// A JSON value that keeps its keys in the order they are given, so that a report reads from the
/// important to the detailed and is the same in every run.
enum JSON: Equatable {
  case string(String)
  case int(Int)
  case bool(Bool)
  case null
  case array([JSON])
  case object([Member])

  /// A key and its value.
  struct Member: Equatable {
    var key: String
    var value: JSON
  }

  /// An array of texts.
  static func strings(_ values: [String]) -> JSON { .array(values.map(JSON.string)) }

  /// The value as text; lines after the first begin with `indent` blanks. What holds no further
  /// arrays or objects stands on one line where it fits.
  func text(indent: Int = 0) -> String {
    // Bytes are appended many times faster than parts of a text.
    var text: [UInt8] = []
    write(to: &text, indent: indent)
    return String(decoding: text, as: UTF8.self)
  }

  private static let lineLength = 100

  private func write(to text: inout [UInt8], indent: Int) {
    switch self {
    case .string(let value): JSON.write(value, to: &text)
    case .int(let value): text.add(String(value))
    case .bool(let value): text.add(value ? "true" : "false")
    case .null: text.add("null")
    case .array(let values):
      JSON.write(values.map { (nil, $0) }, in: ("[", "]"), to: &text, indent: indent)
    case .object(let members):
      JSON.write(members.map { ($0.key, $0.value) }, in: ("{", "}"), to: &text, indent: indent)
    }
  }

  private static func write(
    _ items: [(key: String?, value: JSON)], in brackets: (String, String), to text: inout [UInt8],
    indent: Int
  ) {
    if items.isEmpty {
      text.add(brackets.0 + brackets.1)
      return
    }
    if items.allSatisfy({ $0.value.isScalar }) {
      var line: [UInt8] = []
      write(items, separatedBy: ", ", to: &line, indent: indent)
      let padding = brackets.0 == "{" ? " " : ""
      if line.count + indent + 4 <= lineLength {
        text.add(brackets.0 + padding)
        text += line
        text.add(padding + brackets.1)
        return
      }
    }
    let newline = "\n" + String(repeating: " ", count: indent)
    text.add(brackets.0 + newline + "  ")
    write(items, separatedBy: ",\(newline)  ", to: &text, indent: indent + 2)
    text.add(newline + brackets.1)
  }

  private static func write(
    _ items: [(key: String?, value: JSON)], separatedBy separator: String, to text: inout [UInt8],
    indent: Int
  ) {
    for (index, item) in items.enumerated() {
      if index > 0 { text.add(separator) }
      if let key = item.key {
        write(key, to: &text)
        text.add(": ")
      }
      item.value.write(to: &text, indent: indent)
    }
  }

  private var isScalar: Bool {
    switch self {
    case .string, .int, .bool, .null: true
    case .array, .object: false
    }
  }

  private static func write(_ string: String, to text: inout [UInt8]) {
    text.add("\"")
    // Most texts need no escape; 0xE2 begins the two separators below, and little else.
    let isPlain = string.utf8.allSatisfy {
      $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C && $0 != 0x7F && $0 != 0xE2
    }
    if isPlain {
      text.add(string)
    } else {
      writeEscaped(string, to: &text)
    }
    text.add("\"")
  }

  private static func writeEscaped(_ string: String, to text: inout [UInt8]) {
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text.add("\\\"")
      case "\\": text.add("\\\\")
      case "\n": text.add("\\n")
      case "\r": text.add("\\r")
      case "\t": text.add("\\t")
      default:
        // The last two end a line in JavaScript.
        if scalar.value < 0x20 || scalar.value == 0x7F || scalar == "\u{2028}"
          || scalar == "\u{2029}"
        {
          let digits = String(scalar.value, radix: 16, uppercase: true)
          text.add("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
        } else {
          text.add(String(scalar))
        }
      }
    }
  }
}

extension JSON: ExpressibleByDictionaryLiteral {
  /// An object with its keys in the order written.
  init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(elements.map { Member(key: $0.0, value: $0.1) })
  }
}

extension [UInt8] {
  fileprivate mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { append(contentsOf: $0) }
  }
}
