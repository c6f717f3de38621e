import AppKit
import SwiftUI

struct TokenBox: NSViewRepresentable {
  @Binding var tokens: [String]

  func makeNSView(context: Context) -> NSTokenField { NSTokenField() }

  func updateNSView(_ field: NSTokenField, context: Context) {
    field.objectValue = tokens
    tokens.removeAll { $0.isEmpty }  // expect: representable-update-writes-state warning
  }
}

struct TokenController: NSViewControllerRepresentable {
  @Binding var isShown: Bool

  func makeNSViewController(context: Context) -> NSViewController { NSViewController() }

  func updateNSViewController(_ controller: NSViewController, context: Context) {
    isShown = true  // expect: representable-update-writes-state warning `isShown = true`
  }
}
