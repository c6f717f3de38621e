import SwiftUI

@Observable final class SnowPlough {
  var blade = 2
}

typealias Plougher = SnowPlough

struct PloughForm<Footer: View>: View {
  let plough: Plougher
  @ViewBuilder let footer: () -> Footer

  var body: some View {
    Stepper("\(plough.blade)", value: $plough.blade)  // expect: missing-bindable error
    footer()
  }
}
