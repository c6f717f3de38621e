import SwiftUI

@Observable final class Windmill { var turns = 0 }

struct WindmillA: View {
  private let mill: Windmill? = Windmill()  // expect: observable-model-not-in-state warning `mill`

  var body: some View { Button("\(mill?.turns ?? 0)") { mill?.turns += 1 } }
}

struct WindmillB: View {
  // expect: observable-model-not-in-state warning `left`
  // expect: observable-model-not-in-state warning `right`
  private let left = Windmill(), right = Windmill()

  var body: some View {
    Button("\(left.turns)") { left.turns += 1 }
    Button("\(right.turns)") { right.turns += 1 }
  }
}
