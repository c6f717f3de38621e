import SwiftUI

struct Sail: View {
  @State private var area = 10.0

  var body: some View { Text("\(area)") }

  func reef() { withAnimation { area /= 2 } }
}

struct Yacht: View {
  var body: some View {
    let sail = Sail()
    VStack {
      sail
      Button("Reef") { sail.reef() }  // expect: method-call-on-child-view note
    }
  }
}
