import SwiftUI

final class FountainModel: ObservableObject {
  @Published var isRunning = false
}

struct FountainPage: View {
  // fine: unobserved-object-property -- that nobody keeps it is the first thing to mend
  // expect: observable-model-not-in-state warning `fountain`
  private let fountain = FountainModel()

  var body: some View {
    Button(fountain.isRunning ? "Stop" : "Start") { fountain.isRunning.toggle() }
  }
}

struct TownSquare: View {
  @State private var isNight = false

  var body: some View {
    Toggle("Night", isOn: $isNight)
    FountainPage()
  }
}
