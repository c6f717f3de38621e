import Combine
import SwiftUI

struct Pony: Identifiable, Equatable {
  let id: Int
  var isBrushed = false
  // fine: equality-hides-change -- the view gets a closure, which is another one each time
  static func == (lhs: Pony, rhs: Pony) -> Bool { lhs.id == rhs.id }
}

final class StableModel: ObservableObject {
  @Published var ponies = [Pony(id: 1), Pony(id: 2)]
  func brush() { ponies[0].isBrushed = true }
}

struct PonyRow: View {
  let pony: Pony
  let onTap: () -> Void
  var body: some View { Button(pony.isBrushed ? "Shiny" : "Dusty", action: onTap) }
}

struct StableView: View {
  @StateObject private var model = StableModel()

  var body: some View {
    PonyRow(pony: model.ponies[0]) { model.brush() }
  }
}
