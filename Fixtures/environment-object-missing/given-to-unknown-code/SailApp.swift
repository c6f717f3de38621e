import HarbourKit
import SwiftUI

final class Wind: ObservableObject {
  @Published var knots = 9
}

struct SailPage: View {
  // fine: environment-object-missing -- what `installed` does with the object is not known
  @EnvironmentObject private var wind: Wind

  var body: some View { Stepper("\(wind.knots) kn", value: $wind.knots) }
}

@main struct SailApp: App {
  @StateObject private var wind = Wind()

  var body: some Scene {
    WindowGroup { SailPage().installed(wind) }
  }
}
