import SwiftUI

final class Deck: ObservableObject {
  @Published private(set) var drawn = 0
  func next() -> Int {
    drawn += 1
    return drawn
  }
  func reset() { drawn = 0 }
}

struct CardTable: View {
  @ObservedObject var deck: Deck

  var body: some View {
    Button("Draw \(deck.drawn)") { _ = deck.next() }  // fine: model-mutation-in-body -- an action
      .onAppear { deck.reset() }  // fine: model-mutation-in-body -- after the view has appeared
      .task(deal)
    Button("Reset", action: deck.reset)  // fine: model-mutation-in-body -- referenced, not called
  }

  private func deal() async {
    _ = deck.next()  // fine: model-mutation-in-body -- runs as a task
  }
}
