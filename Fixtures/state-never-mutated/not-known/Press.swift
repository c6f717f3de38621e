import PressKit
import SwiftUI

@Recorded
struct PressPage: View {
  @State private var pages = 4  // fine: state-never-mutated -- the macro may write it

  var body: some View { Text("\(pages)") }
}

struct InkPage: View {
  // fine: state-never-mutated -- nobody here knows what `squeeze` does to it
  @State private var ink: InkLevel = 3

  var body: some View { Button("\(ink.description)") { ink.squeeze() } }
}
