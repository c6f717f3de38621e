import SwiftUI

@Observable final class Crate {
  var bottles = 12
  func take() -> Int {
    bottles -= 1
    return bottles
  }
}

struct CrateView: View {
  @Environment(Crate.self) private var crate: Crate?

  var body: some View {
    Text("\(crate?.take() ?? 0)")  // expect: model-mutation-in-body error `crate?.take()`
  }
}
