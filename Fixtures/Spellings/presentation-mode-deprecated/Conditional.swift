// config: {"enable": ["presentation-mode-deprecated"], "deploymentTarget": {"iOS": "16.0"}}
import SwiftUI

struct Bridge: View {
  #if os(iOS)
    // expect: presentation-mode-deprecated note
    @Environment(\.presentationMode) private var mode
  #endif

  var body: some View {
    Button("Close") {
      #if os(iOS)
        mode.wrappedValue.dismiss()
      #endif
    }
  }
}
