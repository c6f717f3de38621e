// config: {"enable": ["constant-binding"]}
import SwiftUI

struct Lamp: View {
  @Binding var isOn: Bool

  var body: some View { Toggle("Lamp", isOn: $isOn) }
}

#Preview {
  Lamp(isOn: .constant(true))  // fine: constant-binding -- a preview
}

struct Lamp_Previews: PreviewProvider {
  struct Bench: View {
    @State private var isOn = true

    var body: some View {
      Toggle("Bench", isOn: .constant(isOn))  // fine: constant-binding -- a preview
      Button("Off") { isOn = false }
    }
  }

  static var previews: some View { Bench() }
}

struct DebugMenu: View {
  let title: String

  var body: some View {
    #if DEBUG
      Toggle(title, isOn: .constant(true))  // fine: constant-binding -- debug code
    #endif
    Text(title)
  }
}
