import SwiftUI

final class Grid: ObservableObject {
  @Published var watts = 0
}

struct Meter: View {
  @ObservedObject var grid: Grid  // fine: observed-object-unused -- drawn in one of the branches

  var body: some View {
    #if DEBUG
      Text("\(grid.watts) W")
    #else
      Text("Meter")
    #endif
  }
}
