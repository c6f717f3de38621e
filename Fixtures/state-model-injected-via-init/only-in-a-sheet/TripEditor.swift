import SwiftUI

@Observable final class TripModel: Identifiable {
  let id: Int
  var place = ""
  init(id: Int) { self.id = id }
}

struct TripEditor: View {
  @State private var trip: TripModel

  init(trip: TripModel) {
    // fine: state-model-injected-via-init -- each sheet has its own identity
    _trip = State(initialValue: trip)
  }

  var body: some View { TextField("Place", text: $trip.place) }
}

struct TripList: View {
  @State private var edited: TripModel?

  var body: some View {
    Button("New trip") { edited = TripModel(id: 7) }
      .sheet(item: $edited) { trip in TripEditor(trip: trip) }
  }
}
