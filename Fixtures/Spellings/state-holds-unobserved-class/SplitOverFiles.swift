import SwiftUI

struct DrumView: View {
  @State private var drum = Drum()  // expect: state-holds-unobserved-class warning `@State`
  @State fileprivate var spare = Drum()  // fine: state-holds-unobserved-class -- nobody hits it

  var body: some View {
    beats
    Button("Hit", action: hit)
  }

  func hit() { drum.hit() }
}

extension DrumView {
  fileprivate var beats: some View { Text("\(drum.beats) \(spare.beats)") }
}
