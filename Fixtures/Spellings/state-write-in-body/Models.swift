import SwiftUI

typealias Park = CityPark

@Observable final class CityPark {
  var benches = 1
}

struct ParkView: View {
  @Environment(Park.self) private var park
  @Environment(CityPark.self) private var second: CityPark?

  var body: some View {
    let _ = (park.benches += 1)  // expect: state-write-in-body error `park.benches += 1`
    let _ = (second?.benches = 2)  // expect: state-write-in-body error `second?.benches = 2`
    Text("\(park.benches) \(second?.benches ?? 0)")
  }
}
