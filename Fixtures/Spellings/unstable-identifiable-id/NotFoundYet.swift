import SwiftUI

struct Stair: Identifiable {
  let id = UUID()
  let step: Int
}

struct Landing: Identifiable {
  let id: UUID
  let floor: Int

  init(floor: Int) {
    id = UUID()
    self.floor = floor
  }
}

struct Railing: Identifiable {
  let id: UUID
  let length: Int

  init(id: UUID = UUID(), length: Int) {
    self.id = id
    self.length = length
  }
}

@Observable final class HouseModel {
  var floors = [0, 1]
  var stairs: [Stair] {
    // miss: unstable-identifiable-id -- the computed property belongs to the model
    floors.map { Stair(step: $0) }
  }
}

struct House: View {
  @State private var model = HouseModel()
  let floors: [Int]

  var body: some View {
    ForEach(model.stairs) { Text("\($0.step)") }
    // miss: unstable-identifiable-id -- a reference to `init`
    ForEach(floors.map(Stair.init)) { Text("\($0.step)") }
    // miss: unstable-identifiable-id -- its `init` makes the id
    ForEach(floors.map { Landing(floor: $0) }) { Text("\($0.floor)") }
    // miss: unstable-identifiable-id -- a default argument makes the id
    ForEach(floors.map { Railing(length: $0) }) { Text("\($0.length)") }
    Button("Build") { model.floors.append(2) }
  }
}
