import SwiftUI

struct Lantern: View {
  @Binding var isLit: Bool  // fine: state-property-observer -- no observer
  @State private var oil = 0.5  // fine: state-property-observer -- no observer

  var body: some View {
    Toggle("Lit", isOn: $isLit)
      .onChange(of: isLit) { oil -= 0.1 }
    Slider(value: $oil)
  }
}
