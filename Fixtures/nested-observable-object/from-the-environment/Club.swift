import SwiftUI

final class Treasury: ObservableObject {
  @Published var coins = 0
}

final class ClubModel: ObservableObject {
  @Published var name = "Chess"
  let treasury = Treasury()
}

struct CoinLabel: View {
  @EnvironmentObject private var club: ClubModel

  var body: some View {
    // expect: nested-observable-object warning `club.treasury.coins`
    Text("\(club.name): \(club.treasury.coins)")
  }
}

@main
struct ClubApp: App {
  @StateObject private var club = ClubModel()

  var body: some Scene {
    WindowGroup {
      VStack {
        CoinLabel()
        Button("Pay") { club.treasury.coins += 5 }
      }
      .environmentObject(club)
    }
  }
}
