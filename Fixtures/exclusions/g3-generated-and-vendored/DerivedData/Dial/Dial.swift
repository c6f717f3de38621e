import SwiftUI

struct Dial: View {
  @State var angle = 0.0  // fine: state-not-private -- vendored

  var body: some View { Slider(value: $angle) }
}
