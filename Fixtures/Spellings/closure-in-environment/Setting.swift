import DeskKit
import SwiftUI

struct Counter: View {
  @State private var count = 0

  var body: some View {
    Text("\(count)")
      // expect: closure-in-environment note
      .environment(\.increase, { count += 1 })
    Text("Twice")
      .padding()
      // expect: closure-in-environment note
      .environment(\EnvironmentValues.double) { count *= 2 }
    #if os(macOS)
      // expect: closure-in-environment note
      Text("Mac").environment(\.reset) { self.count = 0 }
    #endif
  }
}
