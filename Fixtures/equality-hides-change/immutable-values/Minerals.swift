import SwiftUI

struct Mineral: Identifiable, Hashable {
  let id: String
  let colour: String
  // fine: equality-hides-change -- nothing in it changes; another mineral has another id
  static func == (lhs: Mineral, rhs: Mineral) -> Bool { lhs.id == rhs.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

@Observable final class MineralModel {
  var shown: [Mineral] = []
  func show(_ minerals: [Mineral]) { shown = minerals }
}

struct MineralList: View {
  let model: MineralModel
  var body: some View { List(model.shown) { Text($0.colour) } }
}
