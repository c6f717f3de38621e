/// What a project says about where its code runs when the code does not say.
package struct ConcurrencySettings: OptionSet, Sendable, Hashable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Everything belongs to the main actor by default. Source: SE-0466.
  package static let mainActorByDefault = ConcurrencySettings(rawValue: 1 << 0)
  /// An `async` function without an actor runs where its caller does. Source: SE-0461.
  package static let asyncStaysWithCaller = ConcurrencySettings(rawValue: 1 << 1)

  /// What a build setting of Xcode says.
  static func setting(_ key: some StringProtocol, _ value: some StringProtocol) -> Self {
    settingRows.first { $0.key == key && $0.value == value.lowercased() }?.means ?? []
  }

  /// Columns: setting, value in lower case, meaning.
  static let settingRows: [(key: String, value: String, means: Self)] = [
    ("SWIFT_APPROACHABLE_CONCURRENCY", "yes", .asyncStaysWithCaller),
    ("SWIFT_DEFAULT_ACTOR_ISOLATION", "mainactor", .mainActorByDefault),
    (
      "SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT", "yes", .asyncStaysWithCaller
    ),
  ]

  /// Words of a `Package.swift` that say so for one of its targets.
  static let manifestRows: [(word: String, means: Self)] = [
    ("NonisolatedNonsendingByDefault", .asyncStaysWithCaller),
    ("defaultIsolation", .mainActorByDefault),
  ]
}
