import SwiftUI

final class Gate: ObservableObject {
  @Published var number = 1
}

final class AirportModel: ObservableObject {
  @Published var gate = Gate()
}

struct AirportReport {
  let airport: AirportModel

  // fine: nested-observable-object -- a struct that draws nothing
  var text: String { "Gate \(airport.gate.number)" }
  func change() { airport.gate.number += 1 }
}
