import StateLintSyntax

/// What SwiftUI makes of a type that conforms to one of its protocols. The cases are named for the
/// protocols; `widget` is bundles and controls too, `style` every protocol with `makeBody`.
package enum HostRole: UInt8, Sendable, CaseIterable {
  case view, app, scene, viewModifier, commands, toolbarContent, tabContent, tableRowContent
  case gesture, transition, widget, style, representable, dynamicProperty, previewModifier, shape

  /// An `App` or `Scene`: made once, not on each update of a parent.
  package var isTopLevel: Bool { self == .app || self == .scene }
}

/// A member that SwiftUI calls while it updates: `body`, `makeBody(configuration:)`.
package struct BodyRequirement: Hashable, Sendable {
  /// Its base name.
  package let name: Name
  /// Whether it is a method; `body` of a view is a property, that of a modifier a method.
  package let isMethod: Bool
}

/// What is known of a protocol.
package struct ProtocolFacts: Sendable {
  /// The role of the types that conform to it; nil if SwiftUI does not update them on its account.
  package let role: HostRole?
  /// The members that SwiftUI calls while it updates such a type, in reading order.
  package let requirements: [BodyRequirement]
  /// The module that declares it; nil for a protocol known by its ending.
  package let module: Name?

  /// Whether a type that conforms to it is a host: dynamic properties work in it.
  package var isHost: Bool { role != nil }
}
