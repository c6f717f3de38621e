import SwiftUI

struct Ruler: View {
  @State var length = 0.0  // fine: state-not-private -- vendored

  var body: some View { Slider(value: $length) }
}
