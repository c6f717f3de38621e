import SwiftUI

final class Conductor: ObservableObject {
  @Published var name = "Clara"
  @Published var tempo = 100
}

final class ChoirModel: ObservableObject {
  @Published var conductor = Conductor()
}

struct ChoirPage: View {
  @ObservedObject var choir: ChoirModel

  var body: some View {
    VStack {
      Text(choir.conductor.name)  // expect: nested-observable-object warning `choir.conductor.name`
      Text("\(choir.conductor.tempo)")  // fine: nested-observable-object -- said one line above
      Button("Faster") {
        choir.conductor.tempo += 10
        choir.conductor.name = "Clara S."
      }
    }
  }
}
