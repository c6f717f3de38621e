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
    text.reserveCapacity(2_000)
    write(to: &text, indent: indent)
    return String(decoding: text, as: UTF8.self)
  }

  private static let lineLength = 100

  private func write(to text: inout [UInt8], indent: Int = 0) {
    switch self {
    case .string(let value): JSON.write(value, to: &text)
    case .int(let value): text.add(String(value))
    case .bool(let value): text.add(value ? "true" : "false")
    case .null: text.add("null")
    case .array(let values):
      JSON.write(values, in: ("[", "]"), padding: "", to: &text, indent: indent) {
        $0.write(to: &$1, indent: $2)
      }
    case .object(let members):
      JSON.write(members, in: ("{", "}"), padding: " ", to: &text, indent: indent) {
        JSON.write($0.key, to: &$1)
        $1.append(0x3A)
        $1.append(0x20)
        $0.value.write(to: &$1, indent: $2)
      }
    }
  }

  /// Writes items on one line where they fit, else one below the other.
  private static func write<Item: Valued>(
    _ items: [Item], in brackets: (String, String), padding: String,
    to text: inout [UInt8], indent: Int, _ write: (Item, inout [UInt8], Int) -> Void
  ) {
    let start = text.count
    text.add(brackets.0)
    if items.allSatisfy({ $0.value.isScalar }) {
      let padding = items.isEmpty ? "" : padding
      text.add(padding)
      let line = text.count
      for (place, item) in items.enumerated() {
        if place > 0 {
          text.append(0x2C)
          text.append(0x20)
        }
        write(item, &text, indent)
      }
      if items.isEmpty || text.count - line + indent + 4 <= lineLength {
        text.add(padding)
        text.add(brackets.1)
        return
      }
      text.removeLast(text.count - start)
      text.add(brackets.0)
    }
    for (place, item) in items.enumerated() {
      if place > 0 { text.append(0x2C) }
      text.addLine(indent: indent + 2)
      write(item, &text, indent + 2)
    }
    text.addLine(indent: indent)
    text.add(brackets.1)
  }

  private var isScalar: Bool {
    switch self {
    case .string, .int, .bool, .null: true
    case .array, .object: false
    }
  }

  private static func write(_ string: String, to text: inout [UInt8]) {
    var string = string
    text.append(0x22)
    let isPlain = string.withUTF8 { bytes in
      // Most texts need no escape; these bytes begin what is spelled out below, and little else.
      let isPlain = bytes.allSatisfy {
        $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C && $0 < 0x7F
          || $0 > 0x7F && $0 != 0xC2 && $0 != 0xD8 && $0 != 0xE2 && $0 != 0xF3
      }
      if isPlain { text.append(contentsOf: bytes) }
      return isPlain
    }
    if !isPlain { writeEscaped(string, to: &text) }
    text.append(0x22)
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
        if isSpelledOut(scalar) {
          for unit in String(scalar).utf16 {
            let digits = String(unit, radix: 16, uppercase: true)
            text.add("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
          }
        } else {
          text.add(String(scalar))
        }
      }
    }
  }
}

extension JSON {
  /// Controls, what ends a line in JavaScript, what turns the reading direction, and tags.
  private static func isSpelledOut(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069,
      0xE0000...0xE007F:
      true
    default: false
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

  fileprivate mutating func addLine(indent: Int) {
    append(0x0A)
    append(contentsOf: repeatElement(0x20, count: indent))
  }
}

/// What stands in an array or object.
private protocol Valued {
  var value: JSON { get }
}

extension JSON: Valued {
  fileprivate var value: JSON { self }
}

extension JSON.Member: Valued {}
