import SwiftUI

@Observable final class Station {
  var volume = 5
}

struct RadioPage: View {
  var station: Station

  var body: some View {
    Button("\(station.volume)") {
      station.volume += 1  // fine: mutating-plain-property -- a member of an object
    }
    Button("Other") {
      station = Station()  // expect: mutating-plain-property error `station = Station()`
    }
  }
}
