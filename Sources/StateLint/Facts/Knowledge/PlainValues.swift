import StateLintSyntax

/// Values of which everybody knows that they are `Hashable`.
/// Source: the documentation of the Swift standard library and Foundation.
enum PlainValues {
  static let rows = [
    "Bool", "Character", "Data", "Date", "Decimal", "Double", "Float", "Int", "Int16", "Int32",
    "Int64", "Int8", "String", "Substring", "TimeInterval", "UInt", "UInt16", "UInt32", "UInt64",
    "UInt8", "URL", "UUID",
  ]
  static func contain(_ name: Name) -> Bool { names.contains(name) }

  private static let names = Set(rows.map { Name($0) })
}
