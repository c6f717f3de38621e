import Combine
import SwiftUI

class Brewery: ObservableObject {
  @Published var barrels = 0
}

final class CraftBrewery: Brewery {
  func brew() async {
    await Task.yield()
    barrels += 1  // expect: published-write-off-main warning `barrels += 1`
  }
}
