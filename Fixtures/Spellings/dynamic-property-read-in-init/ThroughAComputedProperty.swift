import SwiftUI

struct CompassView: View {
  @Environment(\.layoutDirection) private var direction
  private var north = ""

  private var isMirrored: Bool { direction == .rightToLeft }

  init(degrees: Int) {
    north = isMirrored ? "\(-degrees)" : "\(degrees)"  // expect: dynamic-property-read-in-init warning `isMirrored`
  }

  var body: some View { Text(north).flipsForRightToLeftLayoutDirection(isMirrored) }
}

typealias Surroundings = Environment

struct MapView: View {
  @Surroundings(\.layoutDirection) private var direction
  private var corner = ""

  init() {
    // miss: dynamic-property-read-in-init -- the wrapper goes by another name
    corner = direction == .rightToLeft ? "right" : "left"
  }

  var body: some View { Text(corner).padding(direction == .leftToRight ? 4 : 8) }
}
