import SwiftUI

final class SignModel: ObservableObject {
  // expect: dynamic-property-outside-view warning
  @Environment(\.locale) private var locale
  // expect: dynamic-property-outside-view warning
  @Environment(\.dismiss) private var dismiss
  // expect: dynamic-property-outside-view warning `@EnvironmentObject`
  @EnvironmentObject private var theme: SignTheme
  @Published var text = ""

  func close() {
    text = locale.identifier + theme.colour
    dismiss()
  }
}

final class SignTheme: ObservableObject {
  @Published var colour = "red"
}
