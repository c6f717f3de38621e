import RouteKit
import SwiftUI

struct RoutePage: View {
  @State private var planner: RoutePlanner
  @State private var store: any RouteStoring

  init(planner: RoutePlanner, store: any RouteStoring) {
    _planner = State(initialValue: planner)  // fine: state-model-injected-via-init -- unknown type
    _store = State(initialValue: store)  // fine: state-model-injected-via-init -- a protocol
  }

  var body: some View { Text(planner.summary + store.name) }
}

protocol RouteStoring {
  var name: String { get }
}
