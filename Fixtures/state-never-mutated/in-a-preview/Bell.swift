import SwiftUI

struct Bell: View {
  @Binding var rings: Int

  var body: some View { Stepper("\(rings)", value: $rings) }
}

struct Bell_Previews: PreviewProvider {
  struct Frame: View {
    @State private var size = 40.0  // fine: state-never-mutated -- a preview

    var body: some View { Image(systemName: "bell").frame(width: size) }
  }

  static var previews: some View { Frame() }
}
