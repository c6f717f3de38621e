import SwiftUI

enum Harbour {
  struct Rope: Identifiable {
    let id = UUID()
    let metres: Int
  }
}

typealias Line = Harbour.Rope

struct RopeStore: View {
  let lengths: [Int]
  @State private var isWet = false

  var body: some View {
    Toggle("Wet", isOn: $isWet)
    // expect: unstable-identifiable-id warning `Harbour.Rope(metres: $0)`
    ForEach(lengths.map { Harbour.Rope(metres: $0) }) { Text("\($0.metres)") }
    // expect: unstable-identifiable-id warning `Line(metres: $0)`
    ForEach(lengths.map { Line(metres: $0) }) { Text("\($0.metres)") }
  }
}
