import SwiftUI

struct Blend: Identifiable, Equatable {
  let id: Int
  var name: String
  var minutes: Int
  var cache: [Int] = []

  // fine: equality-hides-change -- everything that is drawn is compared
  static func == (lhs: Blend, rhs: Blend) -> Bool {
    lhs.id == rhs.id && lhs.name == rhs.name && lhs.minutes == rhs.minutes
  }
}

// fine: equality-hides-change -- the compiler compares everything
struct Pot: Equatable {
  let id: Int
  var isWarm = false
}

@Observable final class TeaModel {
  var blends: [Blend] = []
  var pot = Pot(id: 1)

  func show(_ new: [Blend]) {
    blends = new
    pot = Pot(id: 1, isWarm: true)
  }
}

struct TeaList: View {
  let model: TeaModel

  var body: some View {
    List(model.blends) { Text("\($0.name), \($0.minutes) min") }
    Text(model.pot.isWarm ? "Warm" : "Cold")
  }
}
