import SwiftUI

struct Gull: Identifiable {
  let id: Int
}

struct Pier: View {
  @Environment(\.dismiss) private var leave
  @State private var gull: Gull?
  @State private var isShown = false

  var body: some View {
    Button("Gull") { gull = Gull(id: 1) }
      .fullScreenCover(item: $gull) { gull in
        // expect: dismiss-from-presenting-view warning `leave()`
        Button("Away with \(gull.id)") { leave() }
      }
    Button("Bread") { isShown = true }
      .popover(isPresented: $isShown) {
        // expect: dismiss-from-presenting-view warning `leave`
        Button("Eat", action: leave.callAsFunction)
      }
  }
}
