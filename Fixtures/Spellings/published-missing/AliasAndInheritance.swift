// config: {"enable": ["published-missing"]}
import SwiftUI

class Vehicle: ObservableObject {
  @Published var speed = 0
}

final class Tram: Vehicle {
  var line = 1  // expect: published-missing warning `line`
  func change() { line = 7 }
}

typealias StreetCar = Tram

struct TramView: View {
  @ObservedObject var tram: StreetCar

  var body: some View {
    VStack {
      Stepper("\(tram.speed) km/h", value: $tram.speed)
      Button("Line \(tram.line)") { tram.change() }
    }
  }
}
