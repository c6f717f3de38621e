import SwiftUI

final class TrailModel: ObservableObject {
  let name = "Ridge walk"
  @Published var metres = 0
  var kilometres: Double { Double(metres) / 1000 }
  var title: String { name.uppercased() }
}

struct TrailDistance: View {
  let trail: TrailModel  // expect: unobserved-object-property warning `trail`

  var body: some View {
    VStack {
      Text("\(trail.kilometres) km")
      Button("Walk") { trail.metres += 100 }
    }
  }
}

struct TrailTitle: View {
  // fine: unobserved-object-property -- what is drawn is made from constants
  let trail: TrailModel

  var body: some View { Text(trail.title) }
}
