import SwiftUI

#if canImport(Observation)
  @Observable final class SnowModel {
    var depth = 0
  }
#else
  final class SnowModel: ObservableObject {
    @Published var depth = 0
  }
#endif

struct SnowLabel: View {
  let snow: SnowModel  // fine: unobserved-object-property -- observable in the other branch

  var body: some View {
    VStack {
      Text("\(snow.depth) cm")
      Button("Snow") { snow.depth += 1 }
    }
  }
}
