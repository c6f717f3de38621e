// config: {"enable": ["collection-transform-in-foreach"]}
import SwiftUI

struct Shuffle: View {
  @State private var cards: [String]
  let deal: ([String]) -> Void

  init(cards: [String], deal: @escaping ([String]) -> Void) {
    _cards = State(initialValue: cards)
    self.deal = deal
  }

  var body: some View {
    VStack {
      // fine: collection-transform-in-foreach -- the list as it is
      ForEach(cards, id: \.self) { Text($0) }
      // fine: collection-transform-in-foreach -- done when somebody taps
      Button("Deal") { deal(cards.shuffled().filter { $0 != "Joker" }) }
      Button("Sort") { cards.sort() }
    }
  }
}
