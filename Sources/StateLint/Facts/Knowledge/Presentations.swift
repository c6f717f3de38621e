import StateLintSyntax

/// Modifiers and links whose content is made anew for each presentation.
/// Source: Apple's pages of `sheet(item:)`, `navigationDestination(for:)` and `NavigationLink`.
package enum Presentations {
  /// Whether a call presents what its closure builds.
  package static func contain(_ name: Name) -> Bool { names.contains(name) }

  static let rows = [
    "NavigationLink", "fullScreenCover", "navigationDestination", "popover", "sheet",
  ]
  private static let names = Set(rows.map { Name($0) })
}
