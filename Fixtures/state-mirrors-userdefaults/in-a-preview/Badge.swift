import SwiftUI

struct Badge: View {
  @AppStorage("badge") private var count = 2

  var body: some View { Stepper("\(count)", value: $count) }
}

struct Badge_Previews: PreviewProvider {
  struct Frame: View {
    // fine: state-mirrors-userdefaults -- a preview
    @AppStorage("badge") private var count = 9

    var body: some View { Stepper("\(count)", value: $count) }
  }

  static var previews: some View { Frame() }
}
