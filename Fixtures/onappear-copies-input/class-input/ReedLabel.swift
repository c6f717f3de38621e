import SwiftUI

@Observable final class Reed {
  var pitch = 440.0
}

struct ReedLabel: View {
  let reed: Reed
  @State private var start = 0.0

  var body: some View {
    Text("Began at \(start)")
      .onAppear { start = reed.pitch }  // fine: onappear-copies-input -- a reference, not a value
  }
}
