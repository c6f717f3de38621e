import MapBox
import SwiftUI

struct MarkerList: View {
  let names: [String]
  @State private var zoom = 1

  var body: some View {
    Stepper("\(zoom)", value: $zoom)
    // fine: unstable-identifiable-id -- nobody knows where its id comes from
    ForEach(names.map { MapMarkerRow(name: $0) }) { row in Text(row.name) }
  }
}
