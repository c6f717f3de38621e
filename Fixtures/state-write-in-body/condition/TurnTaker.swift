import SwiftUI

struct TurnTaker: View {
  @State private var turn = 0
  @State private var cards = ["A", "K", "Q"]

  var body: some View {
    if advance() {
      Text("Odd turn")
    }
    switch nextPhase() {
    case 0: Text("Deal")
    default: Text("Play")
    }
    if let top = cards.popLast() {  // expect: state-write-in-body error `cards.popLast()`
      Text(top)
    }
  }

  private func advance() -> Bool {
    turn += 1  // expect: state-write-in-body error `turn += 1`
    return turn % 2 == 1
  }

  private func nextPhase() -> Int {
    guard turn > 3 else { return 0 }
    turn = 0  // expect: state-write-in-body error `turn = 0`
    return 1
  }
}
