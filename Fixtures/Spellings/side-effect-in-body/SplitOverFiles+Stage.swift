import SwiftUI

extension Baritone {
  @ViewBuilder var stage: some View {
    let _ = rehearse()
    Text(name)
  }

  private func rehearse() {
    prepare()
  }

  private func prepare() {
    UserDefaults.standard.set(self.name, forKey: "voice")  // expect: side-effect-in-body warning
  }
}
