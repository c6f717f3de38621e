import SwiftUI

@Observable final class Turnstile {
  private(set) var visitors = 0
  func letIn() { visitors += 1 }
}

struct TurnstileView: View {
  let turnstile: Turnstile

  var body: some View { Button("\(turnstile.visitors)") { turnstile.letIn() } }
}

struct TurnstilePage: View {
  let isOpen: Bool

  var body: some View {
    // expect: object-created-in-body warning `Turnstile()`
    TurnstileView(turnstile: Turnstile()).disabled(!isOpen)
  }
}
