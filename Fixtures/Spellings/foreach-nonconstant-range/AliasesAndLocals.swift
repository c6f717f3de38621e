import SwiftUI

typealias Names = [String]

struct EelPond: View {
  @State private var eels: Names = []
  @State private var guests: Names?

  private var total: Int { eels.count }

  var body: some View {
    let count = eels.count
    VStack {
      // expect: foreach-nonconstant-range error
      ForEach(0..<count) { Text(eels[$0]) }
      // expect: foreach-nonconstant-range error
      ForEach(0..<total) { Text(eels[$0]) }
      // expect: foreach-nonconstant-range error
      ForEach(0..<(guests?.count ?? 0)) { _ in Text("Guest") }
      // expect: foreach-nonconstant-range error
      ForEach(0..<min(eels.count, 3)) { Text(eels[$0]) }
      Button("Net") {
        eels.append("Moray")
        guests = ["Conger"]
      }
    }
  }
}
