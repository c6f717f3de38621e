import SwiftUI

struct Grain {
  var sacks = 1
  mutating func grind() { sacks -= 1 }
}

typealias Load = Grain

struct MillPage<Footer: View>: View {
  var load: Load
  @ViewBuilder let footer: () -> Footer

  var body: some View {
    Button("\(load.sacks)") {
      load.grind()  // expect: mutating-plain-property error `load.grind()`
    }
    footer()
  }
}
