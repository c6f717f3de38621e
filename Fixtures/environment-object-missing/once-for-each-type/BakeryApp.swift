import SwiftUI

final class Orders: ObservableObject {
  @Published var open = 5
}

struct BakeryPage: View {
  @EnvironmentObject private var orders: Orders  // expect: environment-object-missing error

  var body: some View {
    VStack {
      Text("\(orders.open) open")
      OrderButton()
    }
  }
}

struct OrderButton: View {
  // fine: environment-object-missing -- one injection mends both, so it is said once
  @EnvironmentObject private var orders: Orders

  var body: some View { Button("Take one of \(orders.open)") { orders.open -= 1 } }
}

@main struct BakeryApp: App {
  var body: some Scene {
    WindowGroup { BakeryPage() }
  }
}
