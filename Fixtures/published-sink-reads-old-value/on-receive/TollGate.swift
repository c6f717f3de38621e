import Combine
import SwiftUI

final class TollGate: ObservableObject {
  @Published var cars = 0
}

struct TollView: View {
  @ObservedObject var gate: TollGate

  var body: some View {
    Stepper("\(gate.cars)", value: $gate.cars)
      .onReceive(gate.$cars) { _ in
        print(gate.cars)  // expect: published-sink-reads-old-value warning `gate.cars`
      }
  }
}
