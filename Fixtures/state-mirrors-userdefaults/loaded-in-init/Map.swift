import SwiftUI

struct MapSettings: View {
  @State private var zoom: Double  // expect: state-mirrors-userdefaults note

  init() {
    _zoom = State(initialValue: UserDefaults.standard.double(forKey: "zoom"))
  }

  var body: some View { Slider(value: $zoom, in: 1...20) }
}
