import SwiftUI

struct ZoomStepper: View {
  @State private var zoom: Int

  init(zoom: Int) {
    // fine: state-initialized-from-input -- each caller gives a constant
    _zoom = State(initialValue: zoom)
  }

  var body: some View { Stepper("\(zoom) %", value: $zoom) }
}

struct PhotoView: View {
  var body: some View { ZoomStepper(zoom: 100) }
}
