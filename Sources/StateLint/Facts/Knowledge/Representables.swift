import StateLintSyntax

/// What representables are asked to do. Source: Apple's pages of `UIViewRepresentable` and its kin.
enum Representables {
  /// Whether a method brings the platform's view up to date, on each update.
  static func isUpdate(_ name: Name) -> Bool { updates.contains(name) }

  static let updateRows = [
    "updateNSView", "updateNSViewController", "updateUIView", "updateUIViewController",
    "updateWKInterfaceObject",
  ]
  private static let updates = Set(updateRows.map { Name($0) })
}
