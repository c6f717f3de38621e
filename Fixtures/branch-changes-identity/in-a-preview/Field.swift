import SwiftUI

struct Field_Previews: PreviewProvider {
  struct Demo: View {
    @State private var isRed = false
    @State private var text = ""

    var body: some View {
      VStack {
        Toggle("Red", isOn: $isRed)
        // fine: branch-changes-identity -- a preview
        if isRed { TextField("", text: $text).tint(.red) } else { TextField("", text: $text) }
      }
    }
  }

  static var previews: some View { Demo() }
}
