import SwiftUI

enum Resort {
  @Observable final class Lift {
    var isRunning = true
    var isAsking = false
  }

  struct LiftAlert: ViewModifier {
    let lift: Lift

    func body(content: Content) -> some View {
      content
        .onTapGesture { lift.isAsking = true }
        // expect: missing-bindable error
        .alert("Stop?", isPresented: $lift.isAsking) {
          Button("Stop") { lift.isRunning = false }
        }
    }
  }
}

struct LiftTools: ToolbarContent {
  let lift: Resort.Lift

  var body: some ToolbarContent {
    ToolbarItem {
      Toggle("Running", isOn: $lift.isRunning)  // expect: missing-bindable error
    }
  }
}
