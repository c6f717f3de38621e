// config: {"enable": ["published-missing"]}
import SwiftUI

final class WalkModel: ObservableObject {
  @Published var name = "Dunes"
  private var metres = 0  // expect: published-missing warning `metres`
  var distance: String { "\(Double(metres) / 1000) km" }

  func step() { metres += 1 }
}

struct WalkPage: View {
  @StateObject private var walk = WalkModel()

  var body: some View {
    VStack {
      TextField("Name", text: $walk.name)
      Text(walk.distance)
      Button("Step") { walk.step() }
    }
  }
}
