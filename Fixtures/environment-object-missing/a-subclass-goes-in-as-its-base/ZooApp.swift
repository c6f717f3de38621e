import SwiftUI

class Keeper: ObservableObject {
  @Published var rounds = 0
}

final class NightKeeper: Keeper {}

struct RoundsButton: View {
  // fine: environment-object-missing -- the cast injects it as a `Keeper`
  @EnvironmentObject private var keeper: Keeper

  var body: some View { Button("\(keeper.rounds)") { keeper.rounds += 1 } }
}

@main struct ZooApp: App {
  @StateObject private var keeper = NightKeeper()

  var body: some Scene {
    WindowGroup { RoundsButton().environmentObject(keeper as Keeper) }
  }
}
