// config: {"enable": ["observable-not-main-actor"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

// fine: observable-not-main-actor -- the whole module is on the main actor
@Observable final class Office {
  var letters = 0
  func sort() async { letters = 0 }
}

struct OfficePage: View {
  @State private var office = Office()

  var body: some View { Text("\(office.letters)").task { await office.sort() } }
}
