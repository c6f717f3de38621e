import SwiftUI

struct BellRow: View {
  @Binding private var rings: Int

  init(rings: Binding<Int>) {
    _rings = rings
    #if os(iOS)
      rings.wrappedValue = 1  // expect: state-write-in-view-init warning `rings.wrappedValue = 1`
    #endif
  }

  var body: some View { Stepper("\(rings)", value: $rings) }
}
