import SwiftUI

final class Player: ObservableObject {
  @Published var volume = 3
}

private struct PlayerKey: EnvironmentKey {
  // fine: unstable-environment-default -- views take the player with `@EnvironmentObject`
  static var defaultValue: Player { Player() }
}

struct VolumeStepper: View {
  @EnvironmentObject private var player: Player

  var body: some View { Stepper("\(player.volume)", value: $player.volume) }
}

struct PlayerPage: View {
  @StateObject private var player = Player()

  var body: some View { VolumeStepper().environmentObject(player) }
}
