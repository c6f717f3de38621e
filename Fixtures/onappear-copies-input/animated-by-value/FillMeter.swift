import SwiftUI

struct FillMeter: View {
  let percent: Double
  @State private var height = 0.0

  var body: some View {
    Rectangle()
      .frame(width: 20, height: height)
      .animation(.spring(), value: height)
      .onAppear { height = percent }  // fine: onappear-copies-input -- the start of an animation
  }
}
