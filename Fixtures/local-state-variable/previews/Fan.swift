import SwiftUI

struct Fan: View {
  @Binding var speed: Int

  var body: some View { Stepper("\(speed)", value: $speed) }
}

#Preview("Previewable") {
  @Previewable @State var speed = 1  // fine: local-state-variable -- the macro makes a view of it
  Fan(speed: $speed)
}

struct Fan_Previews: PreviewProvider {
  static var previews: some View {
    @State var speed = 2  // fine: local-state-variable -- a preview
    return Fan(speed: $speed)
  }
}
