import SwiftUI

@Observable final class Stall {
  var apples = 3
  // fine: untracked-observable-property -- the getter reads a local of that name
  @ObservationIgnored private var pears = 0

  var total: Int {
    let pears = apples * 2
    return pears + apples
  }

  func buy() { pears += 1 }
}

struct StallView: View {
  let stall: Stall

  var body: some View {
    Button("\(stall.total)") {
      stall.apples += 1
      stall.buy()
    }
  }
}
