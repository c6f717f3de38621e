// config: {"enable": ["observable-not-main-actor"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

// fine: observable-not-main-actor -- everything happens where it is called
@Observable final class Abacus {
  var beads = 0
  func push() { beads += 1 }
}

struct AbacusPage: View {
  @State private var abacus = Abacus()

  var body: some View { Button("\(abacus.beads)") { abacus.push() } }
}
