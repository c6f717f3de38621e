import StateLintSyntax

/// The stores of the system that keep values under keys and tell no view of their changes.
/// Source: the documentation of `UserDefaults` and `NSUbiquitousKeyValueStore`.
enum StoredValues {
  static let defaults = Name("UserDefaults")
  static let cloud = Name("NSUbiquitousKeyValueStore")

  /// Methods that give the value of a key.
  static let readerRows = [
    "array", "bool", "data", "dictionary", "double", "float", "integer", "longLong", "object",
    "string", "stringArray", "url", "value",
  ]
  static let readers = readerRows.map { Name($0) }
  private static let readerSet = Set(readers)

  /// Methods that change the value of a key.
  static let writerRows = ["removeObject", "set", "setValue"]
  private static let writers = Set(writerRows.map { Name($0) })

  static func isStore(_ type: Name) -> Bool { type == defaults || type == cloud }

  static func writes(_ method: Name) -> Bool { writers.contains(method) }

  static func reads(_ method: Name) -> Bool { readerSet.contains(method) }

  /// Whether the system owns a key, and sets it before the app starts.
  static func isSystemKey(_ key: String) -> Bool { key.hasPrefix("Apple") }
}

/// What runs once, before a view is drawn.
/// Source: the documentation of `UIApplicationDelegate` and `NSApplicationDelegate`.
enum LaunchCode {
  static let rows = [
    "application(_:didFinishLaunchingWithOptions:)",
    "application(_:willFinishLaunchingWithOptions:)", "applicationDidFinishLaunching(_:)",
    "applicationWillFinishLaunching(_:)",
  ]
}
