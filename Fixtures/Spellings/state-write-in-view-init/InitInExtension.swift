import SwiftUI

struct ChalkRow: View {
  @SwiftUI.Binding var pieces: Int
  let colour: String

  var body: some View { Stepper("\(colour) \(pieces)", value: $pieces) }
}

extension ChalkRow {
  init(white pieces: Binding<Int>) {
    self.init(pieces: pieces, colour: "white")
    pieces.wrappedValue -= 1  // expect: state-write-in-view-init warning `pieces.wrappedValue -= 1`
  }
}
