import SwiftUI

class Boat: ObservableObject {
  @Published var crew = 2
}

final class Schooner: Boat {
  @Published var sails = 4
}

typealias Ship = Schooner

struct SchoonerCrew: View {
  let ship: Ship  // expect: unobserved-object-property warning `ship`

  var body: some View {
    VStack {
      Text("\(ship.crew) sailors")
      Button("Hire") { ship.crew += 1 }
    }
  }
}

struct SchoonerSails: View {
  let ship: Ship  // expect: unobserved-object-property warning `ship`

  var body: some View {
    VStack {
      Text("\(ship.sails) sails")
      Button("Set") { ship.sails += 1 }
    }
  }
}
