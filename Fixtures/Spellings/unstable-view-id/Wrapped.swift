import SwiftUI

struct Toolbox: View {
  @State private var nails = 8

  var body: some View {
    Stepper("\(nails) nails", value: $nails)
      .id(AnyHashable(UUID()))  // expect: unstable-view-id warning `AnyHashable(UUID())`
    Text("Chisel").id([UUID()])  // expect: unstable-view-id warning `[UUID()]`
    // expect: unstable-view-id warning `nails > 9 ? UUID() : nil`
    Text("Saw").id(nails > 9 ? UUID() : nil)
    // expect: unstable-view-id warning `String(describing: Date())`
    Text("Plane").id(String(describing: Date()))
  }
}
