import SwiftUI

@Observable final class Choir {
  // expect: untracked-observable-property warning `@ObservationIgnored`
  @ObservationIgnored var singers = 10
}

struct ChoirTools: ToolbarContent {
  @Environment(Choir.self) private var choir

  var body: some ToolbarContent {
    ToolbarItem { Text("\(choir.singers)") }
  }
}

@main
struct ChoirApp: App {
  @State private var choir = Choir()

  var body: some Scene {
    WindowGroup {
      Button("Join") { choir.singers += 1 }
        .toolbar { ChoirTools() }
        .environment(choir)
    }
  }
}
