import Combine
import Observation

@Observable final class LampDouble {
  @Published var isOn = false  // fine: property-wrapper-in-observable -- a test target
}
