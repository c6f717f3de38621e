import SwiftUI

class Vessel: ObservableObject {
  @Published var engine = Motor()
}

final class Trawler: Vessel {
  @Published var nets = 2
}

class Machine: ObservableObject {
  @Published var hours = 0
}

final class Motor: Machine {}

typealias FishingBoat = Trawler

struct TrawlerView: View {
  @ObservedObject var boat: FishingBoat

  var body: some View {
    VStack {
      Stepper("\(boat.nets) nets", value: $boat.nets)
      // expect: nested-observable-object warning `boat.engine.hours`
      Text("\(boat.engine.hours) h")
      Button("Run") { boat.engine.hours += 1 }
    }
  }
}
