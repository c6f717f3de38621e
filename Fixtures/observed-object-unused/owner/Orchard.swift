import SwiftUI

final class Harvest: ObservableObject {
  @Published var baskets = 0
}

struct BasketLabel: View {
  @ObservedObject var harvest: Harvest

  var body: some View { Text("\(harvest.baskets) baskets") }
}

struct OrchardPage: View {
  // fine: observed-object-unused -- the owner, for its children
  @StateObject private var harvest = Harvest()

  var body: some View { BasketLabel(harvest: harvest) }
}

struct PickButton: View {
  // fine: observed-object-unused -- the owner, for its action
  @StateObject private var harvest = Harvest()
  let report: (Int) -> Void

  var body: some View {
    Button("Pick") {
      harvest.baskets += 1
      report(harvest.baskets)
    }
  }
}
