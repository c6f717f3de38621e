import Combine
import SwiftUI

@Observable final class Gauge {
  #if os(iOS)
    @Published var level = 0  // expect: property-wrapper-in-observable error `@Published`
  #else
    @Published var level: Int = 1  // expect: property-wrapper-in-observable error `@Published`
  #endif
}
