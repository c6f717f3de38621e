import SwiftUI

struct Player: Identifiable {
  let id: Int
  let name: String
  let isSoloist: Bool
}

struct Orchestra: View {
  let players: [Player]

  var body: some View {
    VStack {
      ForEach(players) { player in
        AnyView(Text(player.name))  // expect: anyview-erases-identity warning
      }
      List(players) { player in
        if player.isSoloist {
          AnyView(Text(player.name).bold())  // expect: anyview-erases-identity warning
        } else {
          Text(player.name)
        }
      }
    }
  }
}
