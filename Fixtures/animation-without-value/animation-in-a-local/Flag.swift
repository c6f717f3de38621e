import SwiftUI

struct Flag: View {
  let speed: Double
  @State private var isUp = false

  var body: some View {
    let wave = Animation.linear(duration: speed).repeatForever()
    Button("Flag") { isUp.toggle() }
      .offset(y: isUp ? -80 : 0)
      .animation(wave)  // expect: animation-without-value warning
    Text("Pole")
      // expect: animation-without-value warning
      .animation(isUp ? .default : nil)
  }
}
