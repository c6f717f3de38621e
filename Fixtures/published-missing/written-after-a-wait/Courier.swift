// config: {"enable": ["published-missing"]}
import SwiftUI

@MainActor final class CourierModel: ObservableObject {
  @Published private(set) var isLoading = false
  // The announcement comes before the wait, the change after it.
  private(set) var place = "Depot"  // expect: published-missing warning `place`

  func locate() async {
    isLoading = true
    try? await Task.sleep(for: .seconds(2))
    place = "Main Street"
  }
}

struct CourierPage: View {
  @StateObject private var courier = CourierModel()

  var body: some View {
    Text(courier.isLoading ? "Looking" : courier.place)
      .task { await courier.locate() }
  }
}
