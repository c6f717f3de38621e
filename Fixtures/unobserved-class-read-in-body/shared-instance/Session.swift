import SwiftUI

@MainActor final class GameSession {
  static let current = GameSession()
  var lives = 3
  func fall() { lives -= 1 }
}

struct LivesLabel: View {
  // expect: unobserved-class-read-in-body warning `session`
  private let session = GameSession.current

  var body: some View {
    Button("\(session.lives) lives") { session.fall() }
  }
}
