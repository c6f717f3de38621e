// config: {"enable": ["published-missing"]}
import SwiftUI

final class ParkingModel: ObservableObject {
  @Published var plate = ""
  var warning: String?  // expect: published-missing warning `warning`

  func check() { warning = "Not paid" }
}

struct ParkingForm: View {
  @StateObject private var parking = ParkingModel()

  var body: some View {
    VStack {
      TextField("Plate", text: $parking.plate)
      Text(parking.warning ?? "")
      Button("Check") { parking.check() }
    }
  }
}
