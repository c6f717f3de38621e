import CarouselKit
import SwiftUI

@Observable final class Ride {
  var laps = 0
}

struct RideRow: View {
  let ride: Ride

  var body: some View { Button("\(ride.laps) laps") { ride.laps += 1 } }
}

struct CarouselPage: View {
  @State private var isTurning = false

  var body: some View {
    Toggle("Turning", isOn: $isTurning)
    Carousel {
      RideRow(ride: Ride())  // fine: object-created-in-body -- nobody knows when this closure runs
    }
  }
}
