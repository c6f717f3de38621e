// config: {"enable": ["presentation-mode-deprecated"], "deploymentTarget": {"iOS": "16.0"}}
import SwiftUI

struct Guide: View {
  // expect: presentation-mode-deprecated note `@Environment(\.presentationMode)`
  @Environment(\.presentationMode) var mode

  var body: some View { Button("Done") { mode.wrappedValue.dismiss() } }
}
