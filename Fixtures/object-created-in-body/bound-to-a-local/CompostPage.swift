import SwiftUI

final class CompostModel: ObservableObject {
  @Published var degrees = 20
}

@Observable final class WormCount {
  var worms = 50
}

struct CompostPage: View {
  @State private var isTurned = false

  var body: some View {
    let compost = CompostModel()  // expect: object-created-in-body warning `CompostModel()`
    var worms = WormCount()  // expect: object-created-in-body warning `WormCount()`
    Toggle("Turned", isOn: $isTurned)
    Text("\(compost.degrees)°")
    Button("\(worms.worms) worms") { worms.worms += 10 }
  }
}
