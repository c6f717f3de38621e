import SwiftUI

struct Countdown: View {
  @State private var first = 0

  var body: some View {
    VStack {
      // expect: foreach-nonconstant-range warning
      ForEach(first..<10) { Text("\($0)") }
      Button("Later") { first += 1 }
    }
  }
}
