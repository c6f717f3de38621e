import SwiftUI

#if canImport(Observation)
  @Observable final class WindModel {
    var speed = 1
  }
#else
  final class WindModel: ObservableObject {
    @Published var speed = 1  // fine: property-wrapper-in-observable -- not `@Observable` here
  }
#endif
