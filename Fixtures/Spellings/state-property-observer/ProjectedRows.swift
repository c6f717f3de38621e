import SwiftUI

struct Peg: Identifiable {
  let id: Int
  var isTaken = false
}

struct Cloakroom: View {
  @State private var pegs: [Peg] = [Peg(id: 1), Peg(id: 2)] {
    // expect: state-property-observer warning `didSet`
    didSet { print(pegs.count) }
  }

  var body: some View {
    ForEach($pegs) { $peg in Toggle("\(peg.id)", isOn: $peg.isTaken) }
  }
}
