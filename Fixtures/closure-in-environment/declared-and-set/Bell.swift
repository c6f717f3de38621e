// config: {"enable": ["closure-in-environment"]}
import SwiftUI

extension EnvironmentValues {
  @Entry var ring: () -> Void = {}  // expect: closure-in-environment note
}

struct RingButton: View {
  @Environment(\.ring) private var ring

  var body: some View { Button("Ring") { ring() } }
}

struct Porch: View {
  @State private var rings = 0

  var body: some View {
    VStack {
      Text("\(rings)")
      RingButton()
    }
    // fine: closure-in-environment -- reported where the key is declared
    .environment(\.ring) { rings += 1 }
  }
}
