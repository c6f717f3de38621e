import SwiftUI

// This project has a wrapper of its own with the name `State`: what it keeps is its own business.
@propertyWrapper struct State<Value> {
  var wrappedValue: Value
}

struct LoadPhase: View {
  @State var phase = "idle"  // fine: state-not-private -- not SwiftUI's `State`

  var body: some View { Text(phase) }
}
