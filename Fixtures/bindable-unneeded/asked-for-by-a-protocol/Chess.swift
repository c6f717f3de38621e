// config: {"enable": ["bindable-unneeded"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

@MainActor @Observable final class Chess {
  var move = 1
}

@MainActor protocol BoardView: View {
  var chess: Chess { get set }
}

struct Board: BoardView {
  @Bindable var chess: Chess  // fine: bindable-unneeded -- the protocol asks for a `var`

  var body: some View { Text("\(chess.move)") }
}
