import SwiftUI

struct CarpPond: View {
  @State private var carp = ["Koi"]

  var body: some View {
    VStack {
      // expect: foreach-nonconstant-range error
      ForEach(0 ..< carp.count, content: { Text(carp[$0]) })
      // expect: foreach-nonconstant-range error
      ForEach(carp.indices, content: row)
      // expect: foreach-nonconstant-range error
      ForEach(Range(0...carp.count)) { Text("\($0)") }
      Button("Feed") { carp.append("Mirror") }
    }
  }

  private func row(_ place: Int) -> Text { Text(carp[place]) }
}
