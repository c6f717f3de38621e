import SwiftUI

struct SignatureForm: View {
  // fine: state-mirrors-userdefaults -- a draft until it is saved
  @State private var text = UserDefaults.standard.string(forKey: "signature") ?? ""
  let close: () -> Void

  var body: some View {
    Form {
      TextField("Signature", text: $text)
      Button("Save") {
        UserDefaults.standard.set(text, forKey: "signature")
        close()
      }
      Button("Cancel", role: .cancel, action: close)
    }
  }
}
