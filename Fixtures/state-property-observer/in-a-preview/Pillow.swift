import SwiftUI

struct Pillow: View {
  @Binding var height: Double
  var body: some View { Slider(value: $height) }
}

struct Pillow_Previews: PreviewProvider {
  struct Wrapper: View {
    // fine: state-property-observer -- a preview
    @State private var height = 0.5 {
      didSet { print(height) }
    }
    var body: some View { Pillow(height: $height) }
  }

  static var previews: some View { Wrapper() }
}
