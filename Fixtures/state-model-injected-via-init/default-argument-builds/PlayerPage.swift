import SwiftUI

@Observable final class PlayerModel {
  var track = "Intro"
}

struct PlayerPage: View {
  @State private var player: PlayerModel

  init(player: PlayerModel = PlayerModel()) {
    // expect: state-model-injected-via-init warning `_player = State(initialValue: player)`
    _player = State(initialValue: player)
  }

  var body: some View { Text(player.track) }
}
