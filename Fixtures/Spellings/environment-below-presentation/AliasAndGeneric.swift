import SwiftUI

@Observable final class HotAirBalloon {
  var gas = 100
}

typealias Balloon = HotAirBalloon

struct BalloonSheet<Footer: View>: View {
  @Environment(Balloon.self) private var balloon
  @ViewBuilder let footer: () -> Footer

  var body: some View {
    Button("\(balloon.gas) %") { balloon.gas -= 5 }
    footer()
  }
}

struct BalloonPage: View {
  @State private var balloon = HotAirBalloon()
  @State private var isShowing = false

  var body: some View {
    Button("Gas") { isShowing = true }
      .environment(balloon)  // expect: environment-below-presentation warning
      .sheet(isPresented: $isShowing) {
        BalloonSheet { Text("Land soon") }
      }
  }
}
