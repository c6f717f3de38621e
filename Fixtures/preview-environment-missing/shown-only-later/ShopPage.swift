import SwiftUI

@Observable final class Till {
  var coins = 0
}

struct TillPage: View {
  @Environment(Till.self) private var till

  var body: some View { Button("\(till.coins)") { till.coins += 1 } }
}

struct ShopPage: View {
  @State private var isPaying = false

  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Till") { TillPage() }
        NavigationLink("Coins", value: 1)
        Button("Pay") { isPaying = true }
      }
      .navigationDestination(for: Int.self) { _ in TillPage() }
      .sheet(isPresented: $isPaying) { TillPage() }
    }
  }
}

#Preview {
  ShopPage()  // fine: preview-environment-missing -- needed only after a tap
}
