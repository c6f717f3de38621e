// config: {"enable": ["conditional-modifier"]}
import SwiftUI

extension View {
  // expect: conditional-modifier note
  @ViewBuilder func glowing<Output: View>(if isOn: Bool, glow: (Self) -> Output) -> some View {
    if isOn { glow(self) } else { self }
  }
}

final class Tuner: ObservableObject {
  @Published var isOnAir = false

  func start() { isOnAir = true }
}

struct Radio: View {
  @StateObject private var tuner = Tuner()

  var body: some View {
    Button("Start") { tuner.start() }
      // expect: conditional-modifier warning
      .glowing(if: tuner.isOnAir) { $0.shadow(radius: 8) }
  }
}
