// config: {"enable": ["offscreen-effect-in-row"]}
import SwiftUI

struct Card: Identifiable {
  let id: Int
  let title: String
}

struct CardRow: View {
  let card: Card

  var body: some View {
    Text(card.title)
      .mask { Circle() }  // expect: offscreen-effect-in-row note `mask`
  }
}

struct Cards: View {
  let cards: [Card]

  var body: some View {
    List(cards) { CardRow(card: $0) }
  }
}
