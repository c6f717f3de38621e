import SwiftUI

@Observable class Cabin {
  // miss: untracked-observable-property -- drawn through a subclass
  @ObservationIgnored var guests = 0
}

@Observable final class Lodge: Cabin {
  var rooms = 4
}

typealias MountainHut = Lodge

struct LodgeView: View {
  let lodge: MountainHut

  var body: some View { Button("\(lodge.rooms) \(lodge.guests)") { lodge.guests += 1 } }
}
