import SwiftUI

struct WindVane: View {
  @State private var degrees = 90
  @State private var changes = 0

  var body: some View {
    Stepper("\(degrees)°, \(changes) changes", value: $degrees)
      // expect: unstable-view-id warning `Int.random(in: 0...360)`
      .onChange(of: Int.random(in: 0...360)) { changes += 1 }
      .onChange(of: degrees) { changes += 1 }  // fine: unstable-view-id -- watches the state
  }
}
