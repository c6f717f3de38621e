import SwiftUI

final class Depot: ObservableObject {
  @Published var crates = 0
}

struct CrateCount: View {
  @ObservedObject var depot: Depot

  var body: some View { Stepper("\(depot.crates)", value: $depot.crates) }
}

struct DepotScreen: View {
  // Works, because the child observes it; `@StateObject` would say so.
  @State private var depot = Depot()  // expect: state-holds-observable-object note `@State`

  var body: some View { CrateCount(depot: depot) }
}
