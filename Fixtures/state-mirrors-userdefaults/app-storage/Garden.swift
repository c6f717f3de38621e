import SwiftUI

struct Garden: View {
  @AppStorage("beds") private var beds = 4  // fine: state-mirrors-userdefaults -- connected
  @SceneStorage("bed") private var bed = 0  // fine: state-mirrors-userdefaults -- per window
  @State private var isOpen = false  // fine: state-mirrors-userdefaults -- nothing is stored

  var body: some View {
    Stepper("\(beds)", value: $beds)
    Stepper("\(bed)", value: $bed)
    Toggle("Open", isOn: $isOpen)
  }
}
