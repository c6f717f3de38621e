// config: {"deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

// fine: legacy-observable-object -- its one view shows everything: no redraw is for nothing
final class Purse: ObservableObject {
  @Published var coins = 0
  @Published var notes = 0

  var summary: String { "\(notes) notes" }
}

struct PurseScreen: View {
  @StateObject private var purse = Purse()

  var body: some View {
    Stepper("\(purse.coins)", value: $purse.coins)
    Text(purse.summary)
  }
}
