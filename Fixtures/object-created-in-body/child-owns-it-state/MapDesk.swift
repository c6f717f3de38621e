import SwiftUI

@Observable final class MapModel {
  var zoom = 1.0
}

struct MapPane: View {
  @State var map: MapModel

  var body: some View { Slider(value: $map.zoom) }
}

struct MapDesk: View {
  @State private var isNight = true

  var body: some View {
    Toggle("Night", isOn: $isNight)
    MapPane(map: MapModel())  // fine: object-created-in-body -- the child keeps the first object
  }
}
