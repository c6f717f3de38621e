import SwiftUI

class Team: ObservableObject {
  @Published var name = "Reds"
}

final class HomeTeam: Team {  // fine: observable-subclass-unmarked -- `@Published` speaks
  @Published var goals = 0
}

struct TeamView: View {
  @StateObject private var team = HomeTeam()

  var body: some View { Button("\(team.name) \(team.goals)") { team.goals += 1 } }
}
