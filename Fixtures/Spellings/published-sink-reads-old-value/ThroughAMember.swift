import Combine
import SwiftUI

struct Fare: Equatable {
  var zone = 1
  var price = 3
}

final class TicketModel: ObservableObject {
  @Published var fare = Fare()
  // fine: published-sink-reads-old-value -- reads what is asked for
  var price: Int { fare.price }
}

struct TicketView: View {
  @StateObject private var model = TicketModel()

  var body: some View {
    Stepper("Zone \(model.fare.zone)", value: $model.fare.zone)
      // expect: published-sink-reads-old-value warning `model.fare`
      .onReceive(model.$fare) { _ in print(model.fare.price) }
      // expect: published-sink-reads-old-value
      .onReceive(model.$fare) { _ in print(model.price) }
  }
}
