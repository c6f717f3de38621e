// config: {"enable": ["presentation-mode-deprecated"], "deploymentTarget": {"iOS": "16.0", "macOS": "11.0"}}
import SwiftUI

struct Guide: View {
  // fine: presentation-mode-deprecated -- macOS 11 has no `dismiss`
  @Environment(\.presentationMode) private var mode

  var body: some View { Button("Done") { mode.wrappedValue.dismiss() } }
}
