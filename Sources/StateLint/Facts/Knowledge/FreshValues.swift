import StateLintSyntax

/// How a value differs from one evaluation to the next.
package enum Freshness: String, Sendable {
  /// Another value each time: `UUID()`, `Int.random(in:)`.
  case random
  /// A reading of a clock. What is computed from it may stay the same all day.
  case clock
}

/// Expressions that give another value each time, and what keeps them so.
/// Source: the documentation of `UUID`, `Date`, `ProcessInfo` and the random functions of the
/// standard library.
enum FreshValues {
  /// Types whose initialiser without arguments gives another value each time.
  static let typeRows: [(type: String, is: Freshness)] = [
    ("Date", .clock), ("NSUUID", .random), ("UUID", .random),
  ]
  /// Global functions.
  static let functionRows: [(function: String, is: Freshness)] = [
    ("CACurrentMediaTime", .clock), ("CFAbsoluteTimeGetCurrent", .clock), ("arc4random", .random),
    ("arc4random_uniform", .random), ("drand48", .random),
  ]
  /// The last member of what begins with a type: `Date.now`.
  static let memberRows: [(type: String, member: String, is: Freshness)] = [
    ("Date", "now", .clock), ("Date", "timeIntervalSinceReferenceDate", .clock),
    ("ProcessInfo", "systemUptime", .clock),
  ]
  /// Members that are another value wherever their base is.
  static let keepingRows: [(member: String, of: [Freshness])] = [
    ("addingTimeInterval", [.clock]), ("debugDescription", [.clock, .random]),
    ("description", [.clock, .random]), ("hashValue", [.clock, .random]),
    ("lowercased", [.random]), ("prefix", [.random]), ("suffix", [.random]),
    ("timeIntervalSince", [.clock]), ("timeIntervalSince1970", [.clock]),
    ("timeIntervalSinceNow", [.clock]), ("timeIntervalSinceReferenceDate", [.clock]),
    ("uppercased", [.random]), ("uuid", [.random]), ("uuidString", [.random]),
  ]
  /// Types that make another value of another one.
  static let wrappingRows: [(type: String, of: [Freshness])] = [
    ("AnyHashable", [.clock, .random]), ("Double", [.random]), ("Int", [.random]),
    ("ObjectIdentifier", [.random]), ("Optional", [.clock, .random]),
    ("String", [.clock, .random]), ("UInt", [.random]),
  ]
  /// Operators that give another value where one side does.
  static let operatorRows = ["&+", "+", "-", "??"]

  /// Members that deal anew or ask the clock, whatever they are members of.
  static let momentRows = [
    "now", "random", "randomElement", "shuffled", "timeIntervalSinceNow",
  ]

  static func isOfTheMoment(_ name: Name) -> Bool { moments.contains(name) }

  static func type(_ name: Name) -> Freshness? { types[name] }
  static func function(_ name: Name) -> Freshness? { functions[name] }

  static func member(_ name: Name, of type: Name) -> Freshness? {
    members[type]?.first { $0.0 == name }?.1
  }

  static func keeps(_ name: Name, _ freshness: Freshness) -> Bool {
    keeping[name]?.contains(freshness) ?? false
  }

  static func wraps(_ name: Name, _ freshness: Freshness) -> Bool {
    wrapping[name]?.contains(freshness) ?? false
  }

  private static let moments = Set(momentRows.map { Name($0) })
  private static let types = table(typeRows.map { ($0.type, $0.is) })
  private static let functions = table(functionRows.map { ($0.function, $0.is) })
  private static let members = Dictionary(grouping: memberRows) { Name($0.type) }
    .mapValues { rows in rows.map { (Name($0.member), $0.is) } }
  private static let keeping = table(keepingRows.map { ($0.member, $0.of) })
  private static let wrapping = table(wrappingRows.map { ($0.type, $0.of) })

  private static func table<Value>(_ rows: [(String, Value)]) -> [Name: Value] {
    Dictionary(rows.map { (Name($0.0), $0.1) }) { first, _ in first }
  }
}
