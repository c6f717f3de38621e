// config: {"enable": ["observable-not-main-actor"]}
import SwiftUI

// fine: observable-not-main-actor -- nobody says where code of this project runs by default
@Observable final class Rain {
  var drops = 0
  func fall() async { drops += 1 }
}

struct RainPage: View {
  @State private var rain = Rain()

  var body: some View { Text("\(rain.drops)").task { await rain.fall() } }
}
