import StateLintSyntax

/// What the configuration says about things the tool cannot see. It is believed.
package struct Assumptions: Sendable, Equatable {
  /// When closures handed to functions and types of these names run.
  package var timings: [Name: ClosureTiming] = [:]
  /// The static members that give the one instance of their type, by the type.
  package var shared: [Name: Set<Name>] = [:]
  /// Modules that bring SwiftUI along.
  package var reexports: Set<Name> = []
  /// What kind of model types are that no file declares.
  package var kinds: [Name: ModelKind] = [:]

  /// Nothing is assumed.
  package init() {}

  /// Whether a static member of a type is said to give its one instance.
  func isShared(_ member: Name, of type: Name) -> Bool {
    shared.isEmpty ? false : shared[type]?.contains(member) ?? false
  }

  /// What kind of model a type from elsewhere is said to be.
  func kind(_ type: Name) -> ModelKind? { kinds.isEmpty ? nil : kinds[type] }
}
