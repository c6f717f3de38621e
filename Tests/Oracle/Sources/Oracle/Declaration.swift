/// A declaration reduced to what both sides know about it.
struct Declaration {
  enum Kind: String { case type, property, function }

  let kind: Kind
  /// Byte offset of its name.
  let offset: Int
  /// What is said about it, in words that must be the same on both sides.
  let fields: [String: String]
  /// Further values of fields that are as good, because the question has two answers.
  var alternatives: [String: String] = [:]

  /// The fields whose values differ, in order of their names.
  func differences(from other: Declaration) -> [String] {
    Set(fields.keys).union(other.fields.keys).sorted().filter { field in
      fields[field] != other.fields[field]
        && (fields[field] == nil || fields[field] != other.alternatives[field])
    }
  }

  /// Its name, for messages.
  var name: String { fields["name"] ?? "" }
}

extension String {
  /// Without backticks.
  var withoutBackticks: String { filter { $0 != "`" } }

  /// Without blanks and line ends.
  var withoutBlanks: String { filter { !$0.isWhitespace } }

  /// With every run of blanks and line ends as one space.
  var collapsed: String {
    split(whereSeparator: { $0.isWhitespace }).joined(separator: " ")
  }

  /// Without generic arguments.
  var withoutArguments: String { String(prefix { $0 != "<" }).collapsed }
}
