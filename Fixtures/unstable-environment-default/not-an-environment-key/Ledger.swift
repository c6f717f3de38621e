import SwiftUI

final class Entries {
  var lines: [String] = []
}

protocol HasDefault {
  associatedtype Value
  static var defaultValue: Value { get }
}

struct LedgerDefaults: HasDefault {
  // fine: unstable-environment-default -- a protocol of the project
  static var defaultValue: Entries { Entries() }
}

struct HeightKey: PreferenceKey {
  // fine: unstable-environment-default -- a preference
  static var defaultValue: UUID { UUID() }
  static func reduce(value: inout UUID, nextValue: () -> UUID) { value = nextValue() }
}

extension EnvironmentValues {
  // fine: unstable-environment-default -- computed for its caller, not the default of a key
  var freshEntries: Entries { Entries() }
}
