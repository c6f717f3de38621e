import SwiftUI

struct TrailMap: View {
  private let distance: Int
  @State private var zoom = 1

  init(segments: [Int]) {
    var zoom = 0
    for segment in segments {
      zoom += segment
    }
    zoom = max(zoom, 1)  // fine: state-init-assignment-discarded -- the local variable
    distance = zoom
  }

  var body: some View { Stepper("\(distance) m, zoom \(zoom)", value: $zoom) }
}
