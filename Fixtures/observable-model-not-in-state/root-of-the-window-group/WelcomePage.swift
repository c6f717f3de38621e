import SwiftUI

@Observable final class Welcome {
  var step = 1
}

struct WelcomePage: View {
  // Made once with the window, and still owned by nobody.
  private let welcome = Welcome()  // expect: observable-model-not-in-state note `welcome`

  var body: some View { Button("Step \(welcome.step)") { welcome.step += 1 } }
}

@main
struct MuseumApp: App {
  var body: some Scene { WindowGroup { WelcomePage() } }
}
