import SwiftUI

@Observable final class PlantModel {
  let id: Int
  var name = ""
  init(id: Int) { self.id = id }
}

struct PlantPage: View {
  @State private var plant: PlantModel

  init(plant: PlantModel) {
    // expect: state-model-injected-via-init warning `_plant = State(initialValue: plant)`
    _plant = State(initialValue: plant)
  }

  var body: some View { Text("Plant \(plant.id) \(plant.name)") }
}

struct Greenhouse: View {
  @State private var selected = 1

  var body: some View {
    VStack {
      Stepper("Plant \(selected)", value: $selected)
      PlantPage(plant: PlantModel(id: selected))
    }
  }
}
