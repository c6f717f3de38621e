import SwiftUI

struct RoachPond: View {
  @State private var roaches = ["Red"]

  var body: some View {
    let roaches = 3
    VStack {
      // fine: foreach-nonconstant-range -- a constant of the same name
      ForEach(0..<roaches) { Text("\($0)") }
      Button("Stock") { self.roaches.append("Blue") }
    }
  }
}
