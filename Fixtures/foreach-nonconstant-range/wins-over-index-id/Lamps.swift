import SwiftUI

struct Lamps: View {
  @State private var lamps = [false, true]

  var body: some View {
    List {
      // One finding: without an id the rows do not even follow the count.
      // expect: foreach-nonconstant-range error
      ForEach(lamps.indices) { place in Toggle("Lamp", isOn: $lamps[place]) }
        .onDelete { lamps.remove(atOffsets: $0) }
    }
  }
}
