/// What a type stands for in a description of an interface.
package enum ContentRole: UInt8, Sendable, CaseIterable {
  /// A view.
  case view
  /// A shape, which is a view too.
  case shape
  /// A window, a window group or another scene.
  case scene
  /// Menu commands.
  case commands
  /// An item of a toolbar.
  case toolbar
  /// A tab, or a section of tabs.
  case tab
  /// A column or a row of a table.
  case table
  /// A mark of a chart: it has no identity to lose.
  case chart
  /// Content of a map: it has no identity to lose.
  case map
  /// A gesture: the closures of its modifiers are actions.
  case gesture
  /// A widget, a live activity or a control.
  case widget
  /// A layout, called with its views.
  case layout
}

/// What follows for the state of a type of `ContentTypeTable`.
@frozen
package struct ContentTraits: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  @inlinable
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Keeps something of its own that is lost with its identity: text being edited, a scroll
  /// position, a path.
  package static let stateful = ContentTraits(rawValue: 1 << 0)
  /// Arranges the views of its builder.
  package static let container = ContentTraits(rawValue: 1 << 1)
  /// Draws its arguments and keeps nothing: another identity of it is not noticed.
  package static let stateless = ContentTraits(rawValue: 1 << 2)
}

/// What is known of a type that describes an interface.
package struct ContentType: Hashable, Sendable {
  /// What it stands for.
  package let role: ContentRole
  /// What follows for its state.
  package let traits: ContentTraits

  /// Whether it keeps something that is lost with its identity.
  package var isStateful: Bool { traits.contains(.stateful) }
  /// Whether it arranges the views of its builder.
  package var isContainer: Bool { traits.contains(.container) }
  /// Whether it draws its arguments and keeps nothing.
  package var isStateless: Bool { traits.contains(.stateless) }
}
