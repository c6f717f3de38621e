import SwiftUI

struct Wheel: View {
  let angle: Double

  var body: some View { Image(systemName: "gear").rotationEffect(.degrees(angle)) }
}

#Preview {
  Wheel(angle: 20).animation(.default)  // fine: animation-without-value -- a preview
}
