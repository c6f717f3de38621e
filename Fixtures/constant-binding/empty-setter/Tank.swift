// config: {"enable": ["constant-binding"]}
import SwiftUI

struct TankView: View {
  @State private var level = 0.5

  var body: some View {
    VStack {
      // expect: constant-binding note `Binding(get: { level }, set: { _ in })`
      Slider(value: Binding(get: { level }, set: { _ in }))
      // fine: constant-binding -- its setter writes
      Slider(value: Binding(get: { level }, set: { level = $0 }))
    }
  }
}
