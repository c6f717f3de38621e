import SwiftUI

final class Sledge {
  var riders = 1
}

struct SledgeLabel: View {
  var sledge: Sledge  // expect: unobserved-class-read-in-body warning `sledge`

  var body: some View { Text("\(sledge.riders) riders") }
}

struct SledgeHill: View {
  @State private var sledge = Sledge()

  var body: some View {
    VStack {
      SledgeLabel(sledge: sledge)
      Button("Get on") { sledge.riders += 1 }
    }
  }
}
