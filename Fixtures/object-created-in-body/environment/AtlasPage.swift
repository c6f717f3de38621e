import SwiftUI

@Observable final class AtlasSettings {
  var scale = 1.0
}

struct AtlasPage: View {
  @State private var page = 1

  var body: some View {
    VStack {
      Stepper("Page \(page)", value: $page)
      AtlasMap()
    }
    .environment(AtlasSettings())  // expect: object-created-in-body warning `AtlasSettings()`
  }
}

struct AtlasMap: View {
  @Environment(AtlasSettings.self) private var settings

  var body: some View { Button("\(settings.scale)") { settings.scale *= 2 } }
}
