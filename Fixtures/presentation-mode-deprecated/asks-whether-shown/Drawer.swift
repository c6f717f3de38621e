// config: {"enable": ["presentation-mode-deprecated"], "deploymentTarget": {"iOS": "16.0"}}
import SwiftUI

struct Drawer: View {
  // expect: presentation-mode-deprecated note `@Environment(\.presentationMode)`
  @Environment(\.presentationMode) private var presentation: Binding<PresentationMode>

  var body: some View {
    if presentation.wrappedValue.isPresented { Text("In a sheet") }
  }
}
