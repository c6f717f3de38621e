import Observation
import SwiftUI

@Observation.Observable final class Silo {
  // miss: untracked-observable-property -- changed by a binding alone
  @ObservationIgnored
  var corn = 1
  // expect: untracked-observable-property warning `@Observation.ObservationIgnored`
  @Observation.ObservationIgnored private(set) var wheat: Int?
  // expect: untracked-observable-property warning `@ObservationIgnored`
  @ObservationIgnored private(set) var rye = 0 {
    didSet { print(rye) }
  }

  func fill() {
    wheat = 3
    rye += 1
  }
}

struct SiloView: View {
  @Bindable var silo: Silo

  var body: some View {
    VStack {
      Stepper("\(silo.corn)", value: $silo.corn)
      Text("\(self.silo.wheat ?? 0) \(silo.rye)")
      Button("Fill") { silo.fill() }
    }
  }
}
