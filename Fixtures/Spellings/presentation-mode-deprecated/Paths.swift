import SwiftUI

struct Hatch: View {
  // expect: presentation-mode-deprecated note
  @Environment(\EnvironmentValues.presentationMode) private var a
  // expect: presentation-mode-deprecated note
  @SwiftUI.Environment(\.presentationMode) private var b
  // expect: presentation-mode-deprecated note
  @Environment(\.presentationMode.wrappedValue.isPresented) private var isShown

  var body: some View {
    Button("Close") {
      if isShown { self.a.wrappedValue.dismiss() } else { b.wrappedValue.dismiss() }
    }
  }
}
