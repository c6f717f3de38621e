import SwiftUI

final class Deck: ObservableObject {
  @Published var track = 0
}

/// The view makes its deck; the other initialiser is there for tests and for itself.
struct Player: View {
  @StateObject private var deck: Deck

  init() {
    self.init(deck: Deck())
  }

  init(deck: Deck) {
    // fine: state-model-injected-via-init -- an own `init` makes the object and hands it on
    _deck = StateObject(wrappedValue: deck)
  }

  var body: some View {
    Text("Track \(deck.track)")
  }
}

struct Recorder: View {
  @StateObject private var deck: Deck

  init() {
    _deck = StateObject(wrappedValue: Deck())
  }

  init(deck: Deck) {
    // fine: state-model-injected-via-init -- another `init` makes the object
    _deck = StateObject(wrappedValue: deck)
  }

  var body: some View {
    Text("Track \(deck.track)")
  }
}

struct Studio: View {
  let deck: Deck

  var body: some View {
    Player(deck: deck)
    Recorder(deck: deck)
    Player()
  }
}
