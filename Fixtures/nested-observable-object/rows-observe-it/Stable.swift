import SwiftUI

final class Horse: ObservableObject, Identifiable {
  let id: Int
  @Published var isSaddled = false
  init(id: Int) { self.id = id }
}

final class StableModel: ObservableObject {
  @Published private(set) var horses = [Horse(id: 1), Horse(id: 2)]
  func sell() { horses.removeLast() }
}

struct StableList: View {
  @StateObject private var stable = StableModel()

  var body: some View {
    List(stable.horses) { horse in
      HorseRow(horse: horse)  // fine: nested-observable-object -- the row observes its horse
        .accessibilityIdentifier("horse \(horse.id)")
    }
    Button("Sell") { stable.sell() }
  }
}

struct HorseRow: View {
  @ObservedObject var horse: Horse

  var body: some View { Toggle("Saddled", isOn: $horse.isSaddled) }
}
