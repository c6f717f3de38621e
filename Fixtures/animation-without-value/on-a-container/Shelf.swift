import SwiftUI

struct Shelf: View {
  @State private var jars = ["plum", "pear"]

  var body: some View {
    VStack {
      ForEach(jars, id: \.self) { jar in Text(jar) }
      Button("Turn") { jars.reverse() }
    }
    // expect: animation-without-value warning
    .animation(.spring(response: 0.4).delay(0.1))
  }
}
