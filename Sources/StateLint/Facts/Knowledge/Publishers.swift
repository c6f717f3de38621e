import StateLintSyntax

/// Combine's publishers as types of properties. Source: Apple's Combine pages.
enum Publishers {
  static func contain(_ name: Name) -> Bool { names.contains(name) }

  static let rows = [
    "AnyPublisher", "ConnectablePublisher", "CurrentValueSubject", "Future", "Just",
    "ObservableObjectPublisher", "PassthroughSubject", "Publisher", "Subject",
  ]
  private static let names = Set(rows.map { Name($0) })

  /// The ones that count, remember or run something: a new one begins from the start.
  static let madeObjects = Set(madeObjectRows.map { Name($0) })

  static let madeObjectRows = [
    "CurrentValueSubject", "Future", "PassthroughSubject", "TimerPublisher",
  ]
}
