import SwiftUI

final class Tower: ObservableObject {
  let height: Int
  @Published private(set) var name: String
  @Published var flags = 0

  init(height: Int, name: String) {
    self.height = height
    self.name = name
  }
}

final class Well {
  private(set) var depth = 30
}

final class CastleModel: ObservableObject {
  @Published var visitors = 0
  let tower = Tower(height: 40, name: "North")
  let well = Well()
}

struct CastlePage: View {
  @StateObject private var castle = CastleModel()

  var body: some View {
    VStack {
      Text("\(castle.tower.height) m")  // fine: nested-observable-object -- a constant
      Text(castle.tower.name)  // fine: nested-observable-object -- set by `init` alone
      Text("\(castle.well.depth) m")  // fine: nested-observable-object -- nobody writes it
      Stepper("\(castle.visitors)", value: $castle.visitors)
      Button("Hoist") { castle.tower.flags += 1 }
    }
  }
}
