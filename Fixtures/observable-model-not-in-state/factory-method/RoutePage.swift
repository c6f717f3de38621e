import SwiftUI

@Observable final class RouteModel {
  var stops: [String]
  init(stops: [String]) { self.stops = stops }
  static func makeEmpty() -> RouteModel { RouteModel(stops: []) }
}

struct RoutePage: View {
  // expect: observable-model-not-in-state warning `route`
  private let route = RouteModel.makeEmpty()

  var body: some View {
    Button("\(route.stops.count) stops") { route.stops.append("Pier") }
  }
}

struct FerryPlanner: View {
  @State private var isReturn = false

  var body: some View {
    Toggle("Return", isOn: $isReturn)
    RoutePage()
  }
}
