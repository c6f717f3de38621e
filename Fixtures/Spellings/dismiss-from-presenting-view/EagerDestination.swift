import SwiftUI

struct Caves: View {
  @Environment(\.presentationMode) private var presentation: Binding<PresentationMode>

  var body: some View {
    NavigationLink(
      "In",
      // expect: dismiss-from-presenting-view warning `self.presentation.wrappedValue.dismiss()`
      destination: Button("Out") { self.presentation.wrappedValue.dismiss() })
  }
}
