import SwiftUI

struct Fountain: View {
  @State private var litres = 0

  var body: some View {
    Text("\(litres) litres")
      // expect: unstable-view-id warning `Date()`
      .task(id: Date(), priority: .background) { litres += 1 }
    Text("Basin")
      // expect: unstable-view-id warning `"\(litres) \(UUID())"`
      .task(id: "\(litres) \(UUID())") {
        print("full")
      }
    Text("Jet")
      .task(id: UUID(), fill)  // expect: unstable-view-id warning `UUID()`
  }

  @Sendable private func fill() async { litres = 10 }
}
