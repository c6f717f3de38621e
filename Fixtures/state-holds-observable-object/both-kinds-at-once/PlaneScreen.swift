import Combine
import SwiftUI

// In the middle of a migration: old views observe it, new ones track it.
@Observable final class Plane: ObservableObject {
  var height = 0
}

struct PlaneScreen: View {
  // fine: state-holds-observable-object -- tracked by Observation
  @State private var plane = Plane()

  var body: some View { Button("\(plane.height) m") { plane.height += 100 } }
}
