import StateLintSyntax

/// The values of the environment that change while a view is on screen, by themselves or by what the
/// person does. Source: Apple's pages of `EnvironmentValues`.
package enum ChangingEnvironment {
  /// Whether the value of a key changes while the app runs: `\.colorScheme`.
  package static func contains(_ key: Name) -> Bool { keys.contains(key) }

  static let rows = [
    "accessibilityReduceMotion", "accessibilityVoiceOverEnabled", "colorScheme",
    "colorSchemeContrast", "controlActiveState", "dynamicTypeSize", "editMode",
    "horizontalSizeClass", "isEnabled", "isFocused", "isLuminanceReduced", "isPresented",
    "isSearching", "redactionReasons", "scenePhase", "sizeCategory", "verticalSizeClass",
    "widgetRenderingMode",
  ]
  private static let keys = Set(rows.map { Name($0) })
}
