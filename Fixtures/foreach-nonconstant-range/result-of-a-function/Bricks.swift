import SwiftUI

struct Bricks: View {
  @State private var width = 200.0

  var body: some View {
    VStack {
      // expect: foreach-nonconstant-range warning
      ForEach(0..<bricks(in: width)) { _ in Rectangle() }
      Slider(value: $width, in: 100...400)
    }
  }

  private func bricks(in width: Double) -> Int { Int(width / 40) }
}
