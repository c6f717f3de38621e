import SwiftUI

final class Quiver {
  var arrows = 12
}

struct QuiverView: View {
  let quiver: Quiver  // fine: unobserved-class-read-in-body -- what is drawn is a parameter
  let counts: [Int]

  var body: some View {
    VStack {
      ForEach(counts, id: \.self) { quiver in Text("\(quiver)") }
      Button("Shoot") { quiver.arrows -= 1 }
    }
  }
}
