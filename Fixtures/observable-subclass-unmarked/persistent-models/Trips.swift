import SwiftData
import SwiftUI

@Model class Trip {
  var title = "Trip"
  init() {}
}

@available(iOS 26, *)
@Model final class BusinessTrip: Trip {  // fine: observable-subclass-unmarked -- persistent models
  var costs = 0
  override init() { super.init() }
}

struct TripView: View {
  let trip: BusinessTrip

  var body: some View { Button("\(trip.title) \(trip.costs)") { trip.costs += 1 } }
}
