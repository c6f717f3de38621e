// config: {"enable": ["presentation-mode-deprecated"], "deploymentTarget": {"iOS": "14.0"}}
import SwiftUI

struct Guide: View {
  // fine: presentation-mode-deprecated -- iOS 14 has no `dismiss`
  @Environment(\.presentationMode) private var mode

  var body: some View { Button("Done") { mode.wrappedValue.dismiss() } }
}
