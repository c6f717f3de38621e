import SwiftUI

struct Trellis<Vine: View>: View {
  @State private var isRipe = false
  @ViewBuilder let vine: () -> Vine

  var body: some View {
    vine()
      // expect: conditional-modifier warning
      .if(isRipe) { $0.saturation(2) }
      .onTapGesture { isRipe = true }
  }
}
