import SwiftUI

@Observable final class Radar {  // expect: observable-not-main-actor note
  var echoes = 0
  @ObservationIgnored private let queue = DispatchQueue(label: "radar")

  func sweep() {
    queue.async { [weak self] in
      guard let self else { return }
      echoes += 1
    }
  }
}

struct RadarPage: View {
  @State private var radar = Radar()

  var body: some View { Button("\(radar.echoes)") { radar.sweep() } }
}
