import SwiftUI

final class Light: ObservableObject {
  @Published var isOn = false
}

final class Room: ObservableObject {
  @Published var light = Light()
}

final class MuseumModel: ObservableObject {
  @Published var room = Room()
}

struct MuseumPage: View {
  @ObservedObject var museum: MuseumModel

  var body: some View {
    VStack {
      // expect: nested-observable-object warning `museum.room.light.isOn`
      Text(museum.room.light.isOn ? "Lit" : "Dark")
      Button("Switch") { museum.room.light.isOn.toggle() }
    }
  }
}
