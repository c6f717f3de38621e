// config: {"deploymentTarget": {"iOS": "18.1"}, "enable": ["legacy-observable-object"]}
import Combine

// One finding for the class, however many views use it.
class Library: ObservableObject {  // expect: legacy-observable-object note `Library`
  @Published var loans = 0
}
