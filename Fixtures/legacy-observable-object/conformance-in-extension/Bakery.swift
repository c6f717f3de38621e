// config: {"deploymentTarget": {"iOS": "17.0", "macOS": "14.0", "watchOS": "10.0"}, "enable": ["legacy-observable-object"]}
import SwiftUI

@MainActor
final class Bakery {  // expect: legacy-observable-object note `Bakery`
  @Published var rolls = 0
}

extension Bakery: ObservableObject {}
