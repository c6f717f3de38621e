import SwiftUI

@Observable class Figure {
  var x = 0
}

final class Disc: Figure {  // expect: observable-subclass-unmarked warning `Disc`
  var radius = 1
}

struct DiscView: View {
  @State private var disc = Disc()

  var body: some View {
    Button("\(disc.x) \(disc.radius)") {
      disc.x += 1
      disc.radius += 1
    }
  }
}
