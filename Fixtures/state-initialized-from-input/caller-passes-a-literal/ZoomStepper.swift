import SwiftUI

struct ZoomStepper: View {
  @State private var zoom: Int

  init(zoom: Int) {
    // expect: state-initialized-from-input note `_zoom = State(initialValue: zoom)`
    _zoom = State(initialValue: zoom)
  }

  var body: some View { Stepper("\(zoom) %", value: $zoom) }
}

struct PhotoView: View {
  var body: some View { ZoomStepper(zoom: 100) }
}
