import SwiftUI

struct RopeRow: View {
  let rope: String
  @State private var isShown = false

  var body: some View {
    Button(rope) { isShown = true }
      // fine: shared-presentation-in-foreach -- each row has its own
      .sheet(isPresented: $isShown) { Text("Splice \(rope)") }
  }
}

struct RopeList: View {
  let ropes: [String]

  var body: some View {
    List(ropes, id: \.self) { rope in RopeRow(rope: rope) }
  }
}
