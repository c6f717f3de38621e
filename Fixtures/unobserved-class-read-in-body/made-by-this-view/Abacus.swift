import SwiftUI

final class Abacus {
  var beads = 0
}

struct AbacusPage: View {
  // fine: unobserved-class-read-in-body -- that nobody keeps it is the first thing to mend
  // expect: observable-model-not-in-state warning `abacus`
  private let abacus = Abacus()

  var body: some View { Button("\(abacus.beads) beads") { abacus.beads += 1 } }
}

struct Schoolroom: View {
  @State private var isBreak = false

  var body: some View {
    Toggle("Break", isOn: $isBreak)
    AbacusPage()
  }
}
