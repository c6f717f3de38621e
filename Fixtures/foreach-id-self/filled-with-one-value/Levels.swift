import SwiftUI

struct Levels: View {
  @State private var levels = Array(repeating: 0.0, count: 8)

  var body: some View {
    HStack {
      // Eight rows with one id.
      // expect: foreach-id-self warning
      ForEach(levels, id: \.self) { level in Capsule().frame(height: level) }
    }
    .task { levels[0] = 0.5 }
  }
}
