import SwiftUI

final class Club: ObservableObject {
  @Published var members = 0
}

struct ClubPanel: View {
  // fine: state-holds-unobserved-class -- the rule for ObservableObject speaks here
  // expect: state-holds-observable-object warning `@State`
  @State private var club = Club()

  var body: some View { Button("\(club.members)") { club.members += 1 } }
}
