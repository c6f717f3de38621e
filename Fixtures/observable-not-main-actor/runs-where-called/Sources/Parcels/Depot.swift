// config: {"enable": ["observable-not-main-actor"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

// fine: observable-not-main-actor -- async methods run where their caller runs
@Observable final class Depot {
  var parcels = 0
  func count() async { parcels = 12 }
}

struct DepotPage: View {
  @State private var depot = Depot()

  var body: some View { Text("\(depot.parcels)").task { await depot.count() } }
}
