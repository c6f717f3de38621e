import SwiftUI

struct Turntable: View {
  let isLoud: Bool
  @State private var speed = 33.0

  var body: some View {
    Slider(value: $speed, in: 33...78)
      .scaleEffect(isLoud ? 1.2 : 1)
  }
}

struct Jukebox: View {
  @State private var isLoud = false

  var body: some View {
    VStack {
      // expect: branch-changes-identity warning
      if isLoud {
        Turntable(isLoud: true)
      } else {
        Turntable(isLoud: false)
      }
      Button("Louder") { isLoud.toggle() }
    }
  }
}
