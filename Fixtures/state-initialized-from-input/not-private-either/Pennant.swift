import SwiftUI

struct Pennant: View {
  @State var team: String  // fine: state-not-private -- the copy in init is the finding

  init(team: String) {
    // expect: state-initialized-from-input warning `_team = State(initialValue: team)`
    _team = State(initialValue: team)
  }

  var body: some View { Text(team) }
}
