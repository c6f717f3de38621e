// config: {"enable": ["published-missing"]}
import SwiftUI

final class LampModel: ObservableObject {
  @Published var colour = "white"
  var level = 1  // expect: published-missing warning `level`
}

struct LampView: View {
  @ObservedObject var lamp: LampModel

  var body: some View {
    VStack {
      TextField("Colour", text: $lamp.colour)
      Button("Level \(lamp.level)") { lamp.level += 1 }
    }
  }
}
