import SwiftUI

final class Route: ObservableObject {
  @Published var stops = 0
  let isExpress: Bool
  init(isExpress: Bool) { self.isExpress = isExpress }
}

struct RoutePage: View {
  @StateObject private var route: Route

  init() {
    let route: Route
    if Locale.current.region == .germany {
      route = Route(isExpress: true)  // miss: stateobject-autoclosure-defeated -- set in a branch
    } else {
      route = Route(isExpress: false)  // miss: stateobject-autoclosure-defeated -- set in a branch
    }
    _route = StateObject(wrappedValue: route)
  }

  var body: some View { Stepper("\(route.stops)", value: $route.stops) }
}
