import SwiftUI

struct WelcomeCard: View {
  @State private var headline = "Hello"
  @State private var openedAt = Date.distantPast

  init() {
    // fine: state-init-assignment-discarded -- the storage is replaced, which works
    _headline = State(initialValue: "Welcome back")
    // fine: state-init-assignment-discarded -- the same, shorter
    _openedAt = .init(wrappedValue: .now)
  }

  var body: some View {
    TextField("Headline", text: $headline)
    Text(openedAt, style: .time)
    Button("Now") { openedAt = .now }
  }
}
