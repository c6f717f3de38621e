import SwiftUI

struct Bird: Identifiable {
  let id: Int
  var sightings: Int
}

@Observable final class Aviary {
  var birds: [Bird] = []
}

struct AviaryView: View {
  @Bindable var aviary: Aviary

  var body: some View {
    ForEach(aviary.birds) { bird in Text("\(bird.sightings)") }
    Button("Refresh") { aviary.birds = [Bird(id: 1, sightings: 4)] }
  }
}
