import SwiftUI

struct Plane: Identifiable {
  let id: Int
  var fuel = 0
}

struct Hangar: View {
  @State private var planes = [Plane(id: 1)]

  var body: some View {
    ForEach(planes) { plane in Text("\(plane.fuel)") }
    Button("Fill all", action: fill)
  }

  private func fill() {
    for var plane in planes where plane.fuel < 100 {
      plane.fuel += 100  // expect: mutated-local-copy warning `plane.fuel += 100`
    }
  }
}
