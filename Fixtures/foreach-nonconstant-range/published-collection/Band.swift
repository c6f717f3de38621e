import SwiftUI

final class BandModel: ObservableObject {
  @Published var players = ["Drums"]

  func hire(_ player: String) { players.append(player) }
}

struct Band: View {
  @StateObject private var band = BandModel()

  var body: some View {
    List {
      // expect: foreach-nonconstant-range error
      ForEach(0..<band.players.count) { place in Text(band.players[place]) }
      Button("Hire") { band.hire("Bass") }
    }
  }
}
