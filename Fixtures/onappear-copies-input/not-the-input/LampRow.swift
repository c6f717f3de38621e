import SwiftUI

struct LampRow: View {
  let lamp: String
  @State private var isLit = false
  @State private var label = ""

  var body: some View {
    Text("\(lamp) \(label)")
      .opacity(isLit ? 1 : 0.2)
      .onAppear {
        isLit = true  // fine: onappear-copies-input -- a constant
        let lamp = "Lamp"
        label = lamp  // fine: onappear-copies-input -- a local of the same name
      }
  }
}
