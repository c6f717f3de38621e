import SwiftUI

struct OwlNest<Content: View>: View {
  @State private var isNight = false
  @ViewBuilder let content: Content

  var body: some View {
    VStack {
      // expect: branch-changes-identity note
      if isNight { content.brightness(-0.2) } else { content }
      Button("Night") { isNight.toggle() }
    }
  }
}

struct KiteNest<Content: View>: View {
  @State private var isFar = false
  let content: () -> Content

  var body: some View {
    VStack {
      // expect: branch-changes-identity note
      if isFar { content().scaleEffect(0.5) } else { content() }
      Button("Far") { isFar.toggle() }
    }
  }
}
