import SwiftUI

struct Kite: View {
  @State private var wind = 3.0
  @State private var canFly = false  // expect: derived-state note

  var body: some View {
    VStack {
      Slider(value: $wind, in: 0...12)
      flag
    }
    .onChange(of: wind) { update() }
  }

  private var flag: some View { Text(canFly ? "Fly" : "Wait") }

  private func update() { canFly = wind > 4 }
}
