// config: {"deploymentTarget": {"iOS": "17.0"}}
import Combine
import SwiftUI

// fine: legacy-observable-object -- a pipeline ends in its property
final class Thermometer: ObservableObject {
  @Published var degrees = 0.0

  init(source: AnyPublisher<Double, Never>) {
    source.receive(on: DispatchQueue.main).assign(to: &$degrees)
  }
}
