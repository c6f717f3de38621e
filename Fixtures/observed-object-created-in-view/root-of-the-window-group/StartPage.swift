import SwiftUI

final class Launch: ObservableObject {
  @Published var isReady = false
}

struct StartPage: View {
  // Made once with the window, and still owned by nobody.
  // expect: observed-object-created-in-view note `@ObservedObject`
  @ObservedObject var launch = Launch()

  var body: some View { Toggle("Ready", isOn: $launch.isReady) }
}

@main
struct StarterApp: App {
  var body: some Scene { WindowGroup { StartPage() } }
}
