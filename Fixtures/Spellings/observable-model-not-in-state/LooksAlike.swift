import SwiftUI

struct Pebble { var grams = 5 }

@Observable final class Quarry {
  var stones = 100
}

struct QuarryView: View {
  let pebble = Pebble()  // fine: observable-model-not-in-state -- a struct
  // fine: observable-model-not-in-state -- a closure that makes one when asked
  let make: () -> Quarry = { Quarry() }
  // fine: observable-model-not-in-state -- computed, nothing is stored
  var fresh: Quarry { Quarry() }
  @State private var quarry = Quarry()  // fine: observable-model-not-in-state -- kept by `@State`

  var body: some View {
    Button("\(quarry.stones) stones, \(pebble.grams) g") { quarry = make() }
  }
}
