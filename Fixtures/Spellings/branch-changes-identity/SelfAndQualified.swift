import SwiftUI

struct RobinNest: View {
  @SwiftUI.State private var isHigh = false
  @State private var eggs = ""

  var body: some View {
    // expect: branch-changes-identity warning
    if self.isHigh {
      SwiftUI.TextField("Eggs", text: self.$eggs).offset(y: -20)
    } else {
      TextField("Eggs", text: $eggs)
    }
    Button("Climb") { self.isHigh.toggle() }
  }
}
