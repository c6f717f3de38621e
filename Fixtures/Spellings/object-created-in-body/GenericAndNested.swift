import SwiftUI

enum Cargo {
  @Observable final class Crate { var weight = 12 }

  struct CrateView: View {
    let crate: Crate

    var body: some View { Button("\(crate.weight) kg") { crate.weight += 1 } }
  }
}

struct Deck<Content: View>: View {
  @ViewBuilder let content: () -> Content

  var body: some View { VStack { content() } }
}

struct Hold: View {
  @State private var isOpen = false

  var body: some View {
    Toggle("Open", isOn: $isOpen)
    Cargo.CrateView(crate: Cargo.Crate())  // expect: object-created-in-body warning `Cargo.Crate()`
    Deck {
      // expect: object-created-in-body warning `Cargo.Crate()`
      Cargo.CrateView(crate: Cargo.Crate())
    }
  }
}
