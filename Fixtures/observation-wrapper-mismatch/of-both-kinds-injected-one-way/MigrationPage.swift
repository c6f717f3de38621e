import SwiftUI

@Observable final class Route: ObservableObject {
  var stops = 5
}

struct RouteRow: View {
  // Found only under the name of the other family.
  @EnvironmentObject private var route: Route  // expect: observation-wrapper-mismatch error

  var body: some View { Button("\(route.stops) stops") { route.stops += 1 } }
}

struct MigrationPage: View {
  @State private var route = Route()

  var body: some View {
    RouteRow().environment(route)
  }
}
