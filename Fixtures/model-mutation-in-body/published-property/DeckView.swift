import SwiftUI

final class Deck: ObservableObject {
  @Published private(set) var drawn = 0

  func next() -> Int {
    drawn += 1
    return drawn
  }
}

struct DeckView: View {
  @ObservedObject var deck: Deck

  var body: some View {
    Text("Card \(deck.next())")  // expect: model-mutation-in-body error `deck.next()`
  }
}
