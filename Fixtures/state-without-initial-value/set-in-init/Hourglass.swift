import SwiftUI

struct Hourglass: View {
  @State private var grains: Int  // fine: state-without-initial-value -- `init` fills it
  @State private var turns: Int  // fine: state-without-initial-value -- `init` fills its storage

  init(initialGrains: Int) {
    self.grains = initialGrains
    _turns = State(initialValue: 0)
  }

  var body: some View {
    Button("\(grains) grains, \(turns) turns") {
      grains += 10
      turns += 1
    }
  }
}

struct Kitchen: View {
  var body: some View { Hourglass(initialGrains: 100) }
}
