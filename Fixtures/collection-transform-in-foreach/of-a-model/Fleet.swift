// config: {"enable": ["collection-transform-in-foreach"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

struct Boat: Identifiable {
  let id: Int
  var name: String
}

@MainActor @Observable final class Fleet {
  var boats: [Boat] = []
}

struct FleetList: View {
  let fleet: Fleet

  var body: some View {
    // expect: collection-transform-in-foreach note
    ForEach(fleet.boats.sorted { $0.name < $1.name }) { boat in
      Text(boat.name)
    }
  }
}
