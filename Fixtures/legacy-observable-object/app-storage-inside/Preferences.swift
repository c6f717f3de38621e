// config: {"deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

// fine: legacy-observable-object -- `@AppStorage` announces only in an ObservableObject
final class Preferences: ObservableObject {
  @AppStorage("loud") var isLoud = false
  @Published var revision = 0
}
