import SwiftUI

final class Engine: ObservableObject {
  @Published var hours = 0
}

final class GarageModel: ObservableObject {
  @Published var note = ""
  let engine = Engine()
}

struct GaragePage: View {
  @StateObject private var garage = GarageModel()

  var body: some View {
    Button("Run \(garage.note)") {
      garage.engine.hours += 1
      // fine: nested-observable-object -- read in an action
      garage.note = "\(garage.engine.hours) h"
    }
  }
}
