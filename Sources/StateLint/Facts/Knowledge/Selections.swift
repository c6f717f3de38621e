import StateLintSyntax

/// Containers whose rows are selected by their tags.
/// Source: Apple's pages of `List`, `Picker`, `TabView` and `tag(_:includeOptional:)`.
enum Selections {
  static let containers = Set(containerRows.map { Name($0) })
  static let containerRows = ["List", "Picker", "TabView"]
  static let picker = Name("Picker")

  /// Views that are rows of a picker.
  static let rowViews = Set(rowViewRows.map { Name($0) })
  static let rowViewRows = ["Image", "Label", "Text"]

  /// What gives a row a tag of its own.
  static let tagging = Set(taggingRows.map { Name($0) })
  static let taggingRows = ["NavigationLink", "Tab", "id", "tag"]

  static let label = Name("selection")
  static let tag = Name("tag")
  static let rawValue = Name("rawValue")

  /// The names that ids and selections usually have.
  static func name(of type: Name) -> String {
    typeRows.first { Name($0) == type } ?? "another type"
  }
  static let typeRows = [
    "Bool", "Character", "Color", "Date", "Double", "Float", "Int", "Int64", "String", "UInt",
    "URL",
    "UUID",
  ]
}
