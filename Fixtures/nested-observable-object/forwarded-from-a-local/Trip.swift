import Combine
import SwiftUI

final class Leg: ObservableObject {
  @Published private(set) var miles = 0
  func drive() { miles += 1 }
}

final class TripModel: ObservableObject {
  @Published private(set) var leg: Leg?
  private var relay: AnyCancellable?

  func start() {
    let next = Leg()
    relay = next.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
    leg = next
  }
}

struct TripPage: View {
  @ObservedObject var trip: TripModel

  var body: some View {
    if let leg = trip.leg {
      // fine: nested-observable-object -- the trip passes the announcement on
      Button("\(leg.miles) miles") { leg.drive() }
    }
    Button("Start") { trip.start() }
  }
}
