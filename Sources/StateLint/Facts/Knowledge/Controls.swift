import StateLintSyntax

/// The controls of SwiftUI and the bindings they write through. Source: Apple's page of each.
enum Controls {
  /// Whether a control writes through the argument with a label.
  static func writes(_ control: Name, through label: Name) -> Bool {
    labels[control]?.contains(label) ?? false
  }

  /// Whether a control or presentation takes a binding, and nothing else, under a label.
  static func takesBinding(_ callee: Name, _ label: Name) -> Bool {
    writes(callee, through: label) || bindingLabels[callee]?.contains(label) ?? false
  }

  /// Whether a control or presentation takes a binding under any label.
  static func takesBindings(_ callee: Name) -> Bool {
    labels[callee] != nil || bindingLabels[callee] != nil
  }

  /// Whether something with one of these labels presents and is dismissed through the binding.
  static func presents(_ label: Name) -> Bool { presentationLabels.contains(label) }

  /// Whether a modifier says that nobody is meant to change what it stands on.
  static func isLock(_ modifier: Name) -> Bool { locks.contains(modifier) }

  /// Whether what stands inside is there to be seen, and is not written by a person.
  static func isDisplay(_ container: Name) -> Bool { displays.contains(container) }

  static let rows: [(control: String, labels: [String])] = [
    ("ColorPicker", ["selection"]), ("DatePicker", ["selection"]),
    ("DisclosureGroup", ["isExpanded"]), ("List", ["selection"]), ("Picker", ["selection"]),
    ("SecureField", ["text"]), ("Slider", ["value"]), ("Stepper", ["value"]),
    ("TabView", ["selection"]), ("TextEditor", ["text"]), ("TextField", ["text", "value"]),
    ("Toggle", ["isOn"]), ("searchable", ["text"]),
  ]
  static let presenterRows: [(callee: String, labels: [String])] = [
    ("PhotosPicker", ["selection"]), ("alert", ["isPresented"]),
    ("confirmationDialog", ["isPresented"]), ("fileImporter", ["isPresented"]),
    ("fullScreenCover", ["isPresented"]), ("inspector", ["isPresented"]),
    ("navigationDestination", ["isPresented"]), ("popover", ["isPresented"]),
    ("sheet", ["isPresented"]),
  ]
  static let lockRows = [
    "allowsHitTesting", "disabled", "focusable", "interactiveDismissDisabled",
    "presentationDetents", "redacted", "textSelection",
  ]
  static let displayRows = ["Menu", "accessibilityRepresentation", "contextMenu"]

  private static let labels = Dictionary(
    uniqueKeysWithValues: rows.map { row in (Name(row.control), Set(row.labels.map { Name($0) })) })
  private static let bindingLabels = Dictionary(
    uniqueKeysWithValues: presenterRows.map { row in
      (Name(row.callee), Set(row.labels.map { Name($0) }))
    })
  private static let locks = Set(lockRows.map { Name($0) })
  private static let displays = Set(displayRows.map { Name($0) })
  private static let presentationLabels: Set<Name> = [Name("isPresented"), Name("item")]
}
