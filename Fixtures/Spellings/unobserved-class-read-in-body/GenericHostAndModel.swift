import SwiftUI

final class Pile<Card> {
  private(set) var cards: [Card] = []
  func add(_ card: Card) { cards.append(card) }
}

struct PileView<Label: View>: View {
  let pile: Pile<Int>  // expect: unobserved-class-read-in-body warning `pile`
  @ViewBuilder let label: (Int) -> Label

  var body: some View {
    label(pile.cards.count)
    Button("Add") { pile.add(7) }
  }
}
