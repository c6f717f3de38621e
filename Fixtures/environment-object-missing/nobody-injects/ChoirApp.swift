import SwiftUI

final class Choir: ObservableObject {
  @Published var singers = 12
}

struct ChoirPage: View {
  @EnvironmentObject private var choir: Choir  // expect: environment-object-missing error

  var body: some View { Stepper("\(choir.singers) singers", value: $choir.singers) }
}

@main struct ChoirApp: App {
  var body: some Scene {
    WindowGroup { ChoirPage() }
  }
}
