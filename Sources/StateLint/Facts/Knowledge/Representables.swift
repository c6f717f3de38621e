import StateLintSyntax

/// How SwiftUI makes and updates a view of UIKit, AppKit or WatchKit.
/// Source: Apple's pages of `UIViewRepresentable` and its kin.
enum Representables {
  /// The method that makes the view once, and the one that brings new values to it.
  static let methodRows: [(make: String, update: String)] = [
    ("makeNSView", "updateNSView"), ("makeNSViewController", "updateNSViewController"),
    ("makeUIView", "updateUIView"), ("makeUIViewController", "updateUIViewController"),
    ("makeWKInterfaceObject", "updateWKInterfaceObject"),
  ]

  /// Controllers that take what they show once, or that a person changes from then on.
  static let oneShotRows = [
    "CNContactPickerViewController", "CNContactViewController", "EKEventEditViewController",
    "MFMailComposeViewController", "MFMessageComposeViewController", "PHPickerViewController",
    "PKAddPassesViewController", "PKPaymentAuthorizationViewController", "QLPreviewController",
    "SFSafariViewController", "SKStoreProductViewController", "UIActivityViewController",
    "UICloudSharingController", "UIColorPickerViewController", "UIDocumentBrowserViewController",
    "UIDocumentPickerViewController", "UIFontPickerViewController", "UIImagePickerController",
    "VNDocumentCameraViewController",
  ]

  /// Keys of the environment whose value changes while a view is there.
  static let environmentValueRows = [
    "accessibilityReduceMotion", "colorScheme", "colorSchemeContrast", "controlSize",
    "displayScale", "dynamicTypeSize", "horizontalSizeClass", "isEnabled", "isSearching",
    "layoutDirection", "legibilityWeight", "locale", "scenePhase", "sizeCategory", "timeZone",
    "verticalSizeClass",
  ]

  /// Values that stand for something that stays: another one does the same.
  static let handleRows = [
    "DismissAction", "DismissSearchAction", "OpenURLAction", "OpenWindowAction", "RefreshAction",
    "ScrollViewProxy",
  ]

  static func isHandle(_ type: Name) -> Bool { handles.contains(type) }

  static let methods = methodRows.map { (make: Name($0.make), update: Name($0.update)) }
  static let coordinator = Name("makeCoordinator")

  /// Whether a method brings the platform's view up to date, on each update.
  static func isUpdate(_ name: Name) -> Bool { updates.contains(name) }

  /// Whether SwiftUI calls a method while it updates or makes the view.
  static func runsInUpdate(_ name: Name) -> Bool {
    updates.contains(name) || makers.contains(name) || name == coordinator
      || name == Name("sizeThatFits")
  }

  /// Whether SwiftUI calls a method once for each view that it makes.
  static func runsOnce(_ name: Name) -> Bool { makers.contains(name) || name == coordinator }

  private static let makers = Set(methodRows.map { Name($0.make) })
  static let updateRows = methodRows.map(\.update)
  private static let updates = Set(updateRows.map { Name($0) })

  static func takesOnce(_ name: Name) -> Bool { oneShots.contains(name) }
  static func isEnvironmentValue(_ key: Name) -> Bool { environmentValues.contains(key) }

  /// Whether a type is that of a view's place and size, which SwiftUI sets itself.
  static func isFrame(_ type: Name) -> Bool { type == Name("CGRect") || type == Name("NSRect") }

  private static let handles = Set(handleRows.map { Name($0) })
  private static let oneShots = Set(oneShotRows.map { Name($0) })
  private static let environmentValues = Set(environmentValueRows.map { Name($0) })
}
