import SensorKitUI
import SwiftUI

struct SensorTile: LibraryTile {
  @State private var reading = 0

  init(reading: Int) {
    // fine: state-init-assignment-discarded -- unknown protocol, perhaps no view
    self.reading = reading
  }

  var caption: String { "\(reading)" }
}
