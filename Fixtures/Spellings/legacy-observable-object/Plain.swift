// config: {"deploymentTarget": {"iOS": "17.0"}, "enable": ["legacy-observable-object"]}
import SwiftUI

class Aviary: ObservableObject {  // expect: legacy-observable-object note `Aviary`
  @Published private(set) var birds = 0
}

// expect: legacy-observable-object note `Kennel`
@MainActor final class Kennel: Identifiable, ObservableObject {
  let id = 1
  @Published var dogs: [String] = []
}
