// config: {"enable": ["closure-in-environment"]}
import SwiftUI

struct PlayAction {
  var handler: (Int) -> Void = { _ in }
  func callAsFunction(_ track: Int) { handler(track) }
}

extension EnvironmentValues {
  // expect: closure-in-environment note
  @Entry var play = PlayAction()
}
