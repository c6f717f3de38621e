import Combine
import SwiftUI

final class Courier: ObservableObject {
  @Published var parcels = 0
  func collect() async {}
}

struct CourierView: View {
  @StateObject private var courier = Courier()

  init() {
    // expect: dynamic-property-read-in-init warning `courier`
    // expect: side-effect-in-body warning
    Task { [courier] in await courier.collect() }
  }

  var body: some View { Text("\(courier.parcels)") }
}
