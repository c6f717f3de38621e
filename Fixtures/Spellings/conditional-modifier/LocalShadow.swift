import SwiftUI

struct Nursery: View {
  // expect: state-never-mutated note
  @State private var isWarm = false

  var body: some View {
    let isWarm = true
    // fine: conditional-modifier -- the local of that name stays the same
    Toggle("Warm", isOn: $isWarm).if(isWarm) { $0.padding() }
  }
}
