import SwiftUI

@Observable final class Rope {
  var knots = 0
}

struct RopeField: View {
  @Binding var rope: Rope  // expect: binding-to-observable-class note

  var body: some View { Button("\(rope.knots)", action: tie) }

  private func tie() {
    withAnimation { self.rope.knots += 1 }
  }
}
