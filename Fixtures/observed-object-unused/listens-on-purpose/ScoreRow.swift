import SwiftUI

final class League: ObservableObject {
  @Published var round = 0
}

final class Team {
  var points = 0
  let name: String
  init(name: String) { self.name = name }
}

final class Palette: ObservableObject {
  static let shared = Palette()
  @Published var tint = "red"
}

struct TeamRow: View {
  let team: Team
  // fine: observed-object-unused -- a plain class is drawn, and the league tells when to look
  @EnvironmentObject private var league: League

  var body: some View { Text("\(team.name)  \(team.points)") }
}

struct Ribbon: View {
  // fine: observed-object-unused -- the same palette is drawn through its shared instance
  @ObservedObject var palette: Palette

  var body: some View { Text("Ribbon in \(Palette.shared.tint)") }
}
