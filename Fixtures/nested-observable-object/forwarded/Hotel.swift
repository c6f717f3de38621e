import Combine
import SwiftUI

final class Reception: ObservableObject {
  @Published var guests = 0
}

final class HotelModel: ObservableObject {
  let reception = Reception()
  private var forwarding: AnyCancellable?

  init() {
    forwarding = reception.objectWillChange.sink { [weak self] _ in
      self?.objectWillChange.send()
    }
  }
}

final class HostelModel: ObservableObject {
  @Published var reception = Reception()
  @Published private(set) var guests = 0
  private var subscriptions: Set<AnyCancellable> = []

  init() {
    $reception
      .flatMap(\.$guests)
      .sink { [weak self] in self?.guests = $0 }
      .store(in: &subscriptions)
  }
}

struct HotelPage: View {
  @StateObject private var hotel = HotelModel()
  @StateObject private var hostel = HostelModel()

  var body: some View {
    VStack {
      // fine: nested-observable-object -- the hotel passes the announcement on
      Text("\(hotel.reception.guests)")
      // fine: nested-observable-object -- the hostel follows the inner publisher
      Text("\(hostel.reception.guests) \(hostel.guests)")
      Button("Arrive") {
        hotel.reception.guests += 1
        hostel.reception.guests += 1
      }
    }
  }
}
