// config: {"enable": ["presentation-mode-deprecated"]}
import SwiftUI

struct Guide: View {
  // fine: presentation-mode-deprecated -- nobody says which systems it runs on
  @Environment(\.presentationMode) private var mode

  var body: some View { Button("Done") { mode.wrappedValue.dismiss() } }
}
