import SwiftUI

final class Crane: ObservableObject {
  @Published var load = 0
}

final class HarbourModel: ObservableObject {
  @Published var ships = 3
  let crane = Crane()
}

struct CranePanel: View {
  @ObservedObject private var harbour: HarbourModel
  @ObservedObject private var crane: Crane

  init(harbour: HarbourModel) {
    self.harbour = harbour
    crane = harbour.crane
  }

  var body: some View {
    VStack {
      Stepper("\(harbour.ships)", value: $harbour.ships)
      // fine: nested-observable-object -- the inner object is observed as well
      Text("\(harbour.crane.load) t")
      Button("Lift \(crane.load + 1)") { crane.load += 1 }
    }
  }
}

struct CraneLabel: View {
  @ObservedObject var harbour: HarbourModel
  @State private var load = 0

  var body: some View {
    // fine: nested-observable-object -- the view follows the inner publisher
    Text("\(harbour.crane.load) of \(harbour.ships), \(load)")
      .onReceive(harbour.crane.$load) { load = $0 }
  }
}
