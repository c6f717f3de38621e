import StateLintSyntax

/// What kind of work takes long for code that runs with each frame.
package enum CostlyKind: Sendable {
  /// Makes a date, number or list formatter.
  case formatter
  /// Makes another object that is dear to make.
  case object
  case file, decoding, waiting, fetch
  /// Decodes a picture, which is often put off until it is drawn.
  case image
}

/// Constructors and functions that take long.
/// Source: Apple's documentation of each, and the sessions on performance of WWDC 2023 and 2025.
enum CostlyWork {
  /// Types that are dear to make, whatever the arguments.
  static let typeRows: [(type: String, kind: CostlyKind)] = [
    ("AVAsset", .object), ("AVURLAsset", .object), ("ByteCountFormatter", .formatter),
    ("CIContext", .object), ("CLGeocoder", .object), ("DateComponentsFormatter", .formatter),
    ("DateFormatter", .formatter), ("DateIntervalFormatter", .formatter),
    ("EnergyFormatter", .formatter), ("ISO8601DateFormatter", .formatter),
    ("LengthFormatter", .formatter), ("ListFormatter", .formatter), ("MLModel", .object),
    ("MassFormatter", .formatter), ("MeasurementFormatter", .formatter),
    ("NSRegularExpression", .object), ("NumberFormatter", .formatter),
    ("PersonNameComponentsFormatter", .formatter), ("RelativeDateTimeFormatter", .formatter),
  ]
  /// Types whose initialiser takes long with one first label; `_` for none.
  static let labelRows: [(type: String, label: String, kind: CostlyKind)] = [
    ("Data", "contentsOf", .file), ("NSAttributedString", "data", .decoding),
    ("NSAttributedString", "html", .decoding), ("NSData", "contentsOf", .file),
    ("NSData", "contentsOfFile", .file), ("NSImage", "contentsOf", .file),
    ("NSImage", "contentsOfFile", .file), ("NSImage", "data", .image), ("Regex", "_", .object),
    ("String", "contentsOf", .file), ("String", "contentsOfFile", .file),
    ("UIImage", "contentsOfFile", .file), ("UIImage", "data", .image),
  ]
  /// Methods by the type they are called on.
  static let memberRows: [(type: String, member: String, kind: CostlyKind)] = [
    ("DispatchGroup", "wait", .waiting), ("DispatchSemaphore", "wait", .waiting),
    ("FileManager", "contents", .file), ("FileManager", "contentsOfDirectory", .file),
    ("JSONDecoder", "decode", .decoding), ("JSONEncoder", "encode", .decoding),
    ("ModelContext", "fetch", .fetch), ("PropertyListDecoder", "decode", .decoding),
    ("PropertyListEncoder", "encode", .decoding), ("Thread", "sleep", .waiting),
  ]
  /// Global functions.
  static let functionRows: [(function: String, kind: CostlyKind)] = [
    ("nanosleep", .waiting), ("sleep", .waiting), ("usleep", .waiting),
  ]

  static func type(_ name: Name) -> CostlyKind? { types[name] }
  static func type(_ name: Name, label: Name) -> CostlyKind? { labels[name]?[label] }
  static func isType(_ name: Name) -> Bool { types[name] != nil || labels[name] != nil }
  static func member(_ name: Name, of type: Name) -> CostlyKind? { members[type]?[name] }
  static func isMember(_ name: Name) -> Bool { memberNames.contains(name) }
  static func function(_ name: Name) -> CostlyKind? { functions[name] }

  private static let types = table(typeRows.map { ($0.type, $0.kind) })
  private static let functions = table(functionRows.map { ($0.function, $0.kind) })
  private static let labels = Dictionary(grouping: labelRows) { Name($0.type) }
    .mapValues { rows in
      table(rows.map { ($0.label, $0.kind) })
    }
  private static let members = Dictionary(grouping: memberRows) { Name($0.type) }
    .mapValues { rows in
      table(rows.map { ($0.member, $0.kind) })
    }
  private static let memberNames = Set(memberRows.map { Name($0.member) })

  private static func table(_ rows: [(String, CostlyKind)]) -> [Name: CostlyKind] {
    Dictionary(rows.map { (Name($0.0), $0.1) }) { first, _ in first }
  }
}
