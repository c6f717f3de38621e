import SwiftUI

final class Steps: ObservableObject {
  @Published var count = 0
}

@Observable final class Weather {
  var isDry = true
}

struct WalkPage: View {
  @EnvironmentObject private var steps: Steps  // fine: environment-object-missing -- from the app
  @Environment(Weather.self) private var weather  // fine: environment-object-missing -- the same

  var body: some View {
    Button("\(steps.count), \(weather.isDry ? "dry" : "wet")") {
      steps.count += 1
      weather.isDry.toggle()
    }
  }
}

@main struct WalkApp: App {
  @StateObject private var steps = Steps()
  @State private var weather = Weather()

  var body: some Scene {
    WindowGroup {
      WalkPage()
        .environmentObject(steps)
        .environment(weather)
    }
  }
}
