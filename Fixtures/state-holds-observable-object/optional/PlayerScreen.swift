import SwiftUI

final class Turntable: ObservableObject {
  @Published var isSpinning = false
}

struct PlayerScreen: View {
  // expect: state-holds-observable-object warning `@State`
  @State private var turntable: Turntable?

  var body: some View {
    VStack {
      if let turntable {
        Text(turntable.isSpinning ? "Playing" : "Stopped")
      }
      Button("Plug in") { turntable = Turntable() }
      Button("Spin") { turntable?.isSpinning.toggle() }
    }
  }
}
