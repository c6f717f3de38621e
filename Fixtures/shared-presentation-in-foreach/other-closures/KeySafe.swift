import SwiftUI

struct KeySafe: View {
  let owner: String
  @State private var isOpen = false

  var body: some View {
    VStack {
      let label = "Safe of \(owner)"
      Button(label) { isOpen = true }
        // fine: shared-presentation-in-foreach -- no rows, one button
        .sheet(isPresented: $isOpen) { Text(label) }
    }
    GeometryReader { proxy in
      Text("Wall")
        // fine: shared-presentation-in-foreach -- the closure runs for one view
        .popover(isPresented: $isOpen) { Text("\(proxy.size.width)") }
    }
  }
}
