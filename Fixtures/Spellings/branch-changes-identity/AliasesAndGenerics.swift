import SwiftUI

struct Twig<Leaf: View>: View {
  @State private var bend = 0.0
  @ViewBuilder let leaf: () -> Leaf

  var body: some View {
    VStack {
      Slider(value: $bend)
      leaf()
    }
  }
}

typealias TextTwig = Twig<Text>

struct WrenNest: View {
  @Binding var isMossy: Bool

  var body: some View {
    Toggle("Moss", isOn: $isMossy)
    // expect: branch-changes-identity warning
    if isMossy {
      TextTwig { Text("Twig") }.foregroundStyle(.green)
    } else {
      TextTwig { Text("Twig") }
    }
  }
}
