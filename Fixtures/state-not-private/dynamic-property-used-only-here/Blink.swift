import SwiftUI

struct Blink: DynamicProperty {
  @State var isOn = false  // expect: state-not-private warning `@State`

  var opacity: Double { isOn ? 1 : 0.2 }
  func flip() { isOn.toggle() }
}

struct WarningLamp: View {
  private var blink = Blink()

  var body: some View {
    Button("Lamp") { blink.flip() }.opacity(blink.opacity)
  }
}
