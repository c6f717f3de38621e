// config: {"enable": ["eager-stack-in-scrollview"]}
import SwiftUI

struct Team: Identifiable {
  let id: Int
  let players: [String]
}

struct Teams: View {
  let teams: [Team]

  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(teams) { team in
          // fine: eager-stack-in-scrollview -- part of one row, which is made late
          VStack { ForEach(team.players, id: \.self) { Text($0) } }
        }
      }
    }
  }
}
