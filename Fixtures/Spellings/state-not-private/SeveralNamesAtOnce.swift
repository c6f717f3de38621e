import SwiftUI

// The compiler refuses two names behind one wrapper, and people write it all the same.
// One attribute, one finding.
struct Scoreboard: View {
  @State var home = 0, away = 0  // expect: state-not-private warning `@State`

  var body: some View {
    HStack {
      Button("\(home)") { home += 1 }
      Button("\(away)") { away += 1 }
    }
  }
}
