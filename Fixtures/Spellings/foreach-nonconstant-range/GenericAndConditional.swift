import SwiftUI

struct Aquarium<Fish: Hashable, Row: View>: View {
  @Binding var fish: [Fish]
  let row: (Fish) -> Row

  var body: some View {
    Form {
      #if os(macOS)
        // expect: foreach-nonconstant-range error
        ForEach(0..<fish.count) { row(fish[$0]) }
      #else
        // expect: foreach-nonconstant-range error
        List(fish.indices) { row(fish[$0]) }
      #endif
      Button("Empty") { fish.removeAll() }
    }
  }
}
