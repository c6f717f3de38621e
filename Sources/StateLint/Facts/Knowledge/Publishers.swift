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

  /// What people put in the place of `ObservableObjectPublisher` for `objectWillChange`.
  static let customChanges = Set(customChangeRows.map { Name($0) })
  static let customChangeRows = ["AnyPublisher", "CurrentValueSubject", "PassthroughSubject"]

  /// Whether an operator sends on by a scheduler, and so later.
  static func reschedule(_ operator: Name) -> Bool { schedulers.contains(`operator`) }
  private static let schedulers = Set(schedulerRows.map { Name($0) })
  static let schedulerRows = [
    "collect", "debounce", "delay", "measureInterval", "receive", "throttle",
  ]

  /// Whether an operator sends each value on before it returns.
  static func sendsAtOnce(_ operator: Name) -> Bool { prompt.contains(`operator`) }
  private static let prompt = Set(promptRows.map { Name($0) })
  static let promptRows = [
    "combineLatest", "compactMap", "dropFirst", "eraseToAnyPublisher", "filter", "first",
    "handleEvents", "map", "merge", "prefix", "print", "removeDuplicates", "replaceNil", "scan",
  ]

  /// The labels of closures that get the values of a publisher.
  static let receivers: Set<Name> = [Name("perform"), Name("receiveValue")]
}
