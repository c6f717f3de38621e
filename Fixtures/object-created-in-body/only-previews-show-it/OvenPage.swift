import SwiftUI

@Observable final class OvenModel {
  var degrees = 180
}

struct OvenDial: View {
  @Environment(OvenModel.self) private var oven

  var body: some View { Button("\(oven.degrees)°") { oven.degrees += 10 } }
}

/// Gives the dial what it needs in a preview.
struct OvenContainer: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      Toggle("On", isOn: $isOn)
      OvenDial()
    }
    // fine: object-created-in-body -- only previews show this container, and no app loses anything
    .environment(OvenModel())
  }
}

#Preview {
  OvenContainer()
}
