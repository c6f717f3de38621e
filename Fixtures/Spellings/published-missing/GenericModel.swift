import SwiftUI

final class Deck<Card>: ObservableObject {
  @Published var title = "Deck"
  private(set) var cards: [Card] = []  // expect: published-missing warning `cards`
  func add(_ card: Card) { self.cards.append(card) }
}

struct DeckView<Label: View>: View {
  @StateObject private var deck = Deck<Int>()
  let label: (Int) -> Label

  var body: some View {
    label(deck.cards.count)
    TextField("Title", text: $deck.title)
    Button("Add") { deck.add(3) }
  }
}
