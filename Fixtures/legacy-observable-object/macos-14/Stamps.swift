// config: {"deploymentTarget": {"macOS": "14.0"}, "enable": ["legacy-observable-object"]}
import SwiftUI

// macOS 14 has Observation just as iOS 17 has.
// expect: legacy-observable-object note `StampAlbum`
final class StampAlbum: ObservableObject {
  @Published var pages = 1
}
