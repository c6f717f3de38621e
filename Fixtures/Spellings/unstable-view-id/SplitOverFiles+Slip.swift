import SwiftUI

extension Boathouse {
  @ViewBuilder var slip: some View {
    if let name = ["Gull"].first {
      Text(name).id(UUID())  // expect: unstable-view-id warning `UUID()`
    }
  }
}
