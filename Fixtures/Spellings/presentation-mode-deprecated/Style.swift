import SwiftUI

struct BackStyle: ButtonStyle {
  // expect: presentation-mode-deprecated note
  @Environment(\.presentationMode) var presentationMode

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(presentationMode.wrappedValue.isPresented ? 1 : 0)
  }
}
