import SwiftUI

final class Gong { var strikes = 0 }

struct GongView: View {
  // fine: state-holds-unobserved-class -- the `gong` that is drawn is a closure's parameter
  @State private var gong = Gong()
  @State private var counts = [1, 2]

  var body: some View {
    // expect: foreach-id-self note
    ForEach(counts, id: \.self) { gong in Text("\(gong.description)") }
    Button("Strike") {
      gong.strikes += 1
      counts.append(gong.strikes + 2)
    }
  }
}
