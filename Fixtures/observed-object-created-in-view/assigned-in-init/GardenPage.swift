import SwiftUI

final class GardenModel: ObservableObject {
  let beds: Int
  @Published var seeds = 0
  init(beds: Int) { self.beds = beds }
}

@Observable final class PondModel {
  var frogs = 0
}

struct GardenPage: View {
  let title: String
  @ObservedObject var garden: GardenModel
  @Bindable private var pond: PondModel

  init(title: String) {
    self.title = title
    // expect: observed-object-created-in-view warning `self.garden = GardenModel(beds: 4)`
    self.garden = GardenModel(beds: 4)
    pond = PondModel()  // expect: observed-object-created-in-view warning `pond = PondModel()`
  }

  var body: some View {
    Stepper("\(title), \(garden.beds) beds", value: $garden.seeds)
    Stepper("\(pond.frogs) frogs", value: $pond.frogs)
  }
}
