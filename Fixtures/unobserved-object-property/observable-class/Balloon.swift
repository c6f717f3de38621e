import SwiftUI

@Observable final class BalloonModel {
  var height = 0
}

struct BalloonLabel: View {
  let balloon: BalloonModel  // fine: unobserved-object-property -- a plain property is right here

  var body: some View {
    VStack {
      Text("\(balloon.height) m")
      Button("Rise") { balloon.height += 1 }
    }
  }
}
