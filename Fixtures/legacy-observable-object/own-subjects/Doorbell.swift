// config: {"deploymentTarget": {"iOS": "17.0"}}
import Combine
import SwiftUI

// fine: legacy-observable-object -- part of its interface is Combine
final class Doorbell: ObservableObject {
  @Published var isMuted = false
  let rings = PassthroughSubject<Date, Never>()
}
