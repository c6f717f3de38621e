import SwiftUI

final class Dice: ObservableObject {
  @Published private var face = 1
  @Published private var history: [Int] = []

  func roll() -> Int { advance() }

  private func advance() -> Int {
    remember(face % 6 + 1)
    return face
  }

  private func remember(_ new: Int) {
    face = new
    history.append(new)
  }
}

struct DiceView: View {
  @StateObject private var dice = Dice()

  var body: some View {
    Text("\(dice.roll())")  // expect: model-mutation-in-body error `dice.roll()`
  }
}
