// config: {"enable": ["binding-to-observable-class"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

@MainActor @Observable final class Deck {
  var cards = 52
}

struct DeckChooser: View {
  @Binding var deck: Deck  // fine: binding-to-observable-class -- the button puts another one there

  var body: some View {
    Button("Replace \(deck.cards) cards") { deck = Deck() }
  }
}

struct DeckReset: View {
  @Binding var deck: Deck  // fine: binding-to-observable-class -- replaced in a method

  var body: some View { Button("Reset \(deck.cards)", action: reset) }

  private func reset() {
    let fresh = Deck()
    fresh.cards = 32
    self.deck = fresh
  }
}
