import SwiftUI

struct Hedge: View {
  // fine: state-not-private -- the silenced rule comes first and still stands before it
  // stlint:disable:next state-passed-by-parent
  @State var height: Int

  var body: some View { Stepper("\(height) m", value: $height) }
}

struct Plot: View {
  @State private var height = 2

  var body: some View {
    Hedge(height: height)
    Button("Grow") { height += 1 }
  }
}
