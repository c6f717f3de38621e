import SwiftUI

class Fish: ObservableObject {
  @Published var age = 1
}

final class Guppy: Fish {}

protocol AquariumModel: ObservableObject {}

final class Snail: AquariumModel {
  @Published var speed = 1
}

struct GuppyRow: View {
  @Bindable var guppy: Guppy  // expect: observation-wrapper-mismatch error
  @Bindable var snail: Snail  // expect: observation-wrapper-mismatch error

  var body: some View {
    Stepper("\(guppy.age)", value: $guppy.age)
    Stepper("\(snail.speed)", value: $snail.speed)
  }
}
