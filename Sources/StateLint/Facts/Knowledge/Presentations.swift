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

  /// What asks or tells something about the view it hangs on.
  static let questions = Set(questionRows.map { Name($0) })
  static let questionRows = ["actionSheet", "alert", "confirmationDialog"]

  /// The values of the environment that close the place where they are declared.
  /// Source: Apple's pages of `DismissAction` and `PresentationMode`.
  static let dismissals = Set(dismissalRows.map { Name($0) })
  static let dismissalRows = ["dismiss", "presentationMode"]

  /// What leads from such a value to its call: `mode.wrappedValue.dismiss()`.
  static let dismissalSteps: Set<Name> = [.wrappedValue, Name("dismiss")]

  static let destination = Name("destination")
  static let label = Name("label")
}
