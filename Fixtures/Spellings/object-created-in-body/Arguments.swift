import SwiftUI

final class Flock: ObservableObject {
  @Published var sheep: Int
  init(sheep: Int = 0) { self.sheep = sheep }
  static func makeSmall() -> Flock { Flock(sheep: 3) }
}

struct FlockLine: View {
  @ObservedObject var flock: Flock
  var title = "Flock"

  var body: some View { Stepper("\(title) \(flock.sheep)", value: $flock.sheep) }
}

struct Meadow: View {
  @State private var isRaining = false

  var body: some View {
    VStack {
      Toggle("Rain", isOn: $isRaining)
      FlockLine(flock: .init(sheep: 4))  // expect: object-created-in-body warning `.init(sheep: 4)`
      // expect: object-created-in-body warning `Flock.init()`
      FlockLine(flock: Flock.init(), title: "A")
      FlockLine.init(flock: Flock())  // expect: object-created-in-body warning `Flock()`
      // expect: object-created-in-body warning `Flock.makeSmall()`
      FlockLine(flock: Flock.makeSmall())
      FlockLine(
        // expect: object-created-in-body warning `Flock( sheep: 9 )`
        flock: Flock(
          sheep: 9
        ),
        title: "Nine"
      )
      .padding()
    }
  }
}
