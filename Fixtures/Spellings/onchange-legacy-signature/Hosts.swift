import SwiftUI

struct Follow<Value: Equatable>: ViewModifier {
  let value: Value
  let run: (Value) -> Void

  func body(content: Content) -> some View {
    content.onChange(of: value) { run($0) }  // expect: onchange-legacy-signature note
  }
}

struct RadioApp: App {
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup { Text("Radio") }
      .onChange(of: phase) { phase in  // expect: onchange-legacy-signature note
        if phase == .background { print("off") }
      }
  }
}
