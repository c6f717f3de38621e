import SwiftUI

final class OvenState: ObservableObject {
  @Published var degrees = 20
}

final class BakeryModel: ObservableObject {
  @Published var oven = OvenState()
  @Published var isOpen = false
}

struct BakeryPanel: View {
  @ObservedObject var bakery: BakeryModel

  var body: some View {
    VStack {
      Toggle("Open", isOn: $bakery.isOpen)
      // expect: nested-observable-object warning `bakery.oven.degrees`
      Text("\(bakery.oven.degrees)°")
      Button("Heat") { bakery.oven.degrees = 220 }
    }
  }
}
