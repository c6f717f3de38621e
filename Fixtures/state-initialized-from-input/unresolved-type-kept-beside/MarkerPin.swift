import ChartPlotter
import SwiftUI

struct MarkerPin: View {
  let marker: PlotMarker
  @State private var shown: PlotMarker

  init(marker: PlotMarker) {
    self.marker = marker
    // The same parameter is stored plainly as well, so it is taken for a value.
    // expect: state-initialized-from-input warning `_shown = State(initialValue: marker)`
    _shown = State(initialValue: marker)
  }

  var body: some View { Text("\(marker.name) or \(shown.name)") }
}
