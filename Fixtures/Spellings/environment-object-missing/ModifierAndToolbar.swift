import SwiftUI

@Observable final class Tide {
  var isHigh = false
}

final class Pilot: ObservableObject {
  @Published var calls = 0
}

struct TideShade: ViewModifier {
  @Environment(Tide.self) private var tide  // expect: environment-object-missing error

  func body(content: Content) -> some View {
    content.opacity(tide.isHigh ? 1 : 0.5).onTapGesture { tide.isHigh.toggle() }
  }
}

struct PilotTools: ToolbarContent {
  @EnvironmentObject private var pilot: Pilot  // expect: environment-object-missing error

  var body: some ToolbarContent {
    ToolbarItem { Button("\(pilot.calls) calls") { pilot.calls += 1 } }
  }
}
