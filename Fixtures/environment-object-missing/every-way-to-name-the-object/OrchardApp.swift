import SwiftUI

@MainActor final class Trees: ObservableObject {
  static let shared = Trees()
  @Published var count = 30
}

@MainActor final class Crates: ObservableObject {
  @Published var full = 0
  func page() -> some View { CratePage().environmentObject(self) }
}

@Observable final class Ladder {
  var rungs = 9
}

@Observable final class Gate {
  var isOpen = false
}

struct CratePage: View {
  @EnvironmentObject private var crates: Crates  // fine: environment-object-missing -- `self`

  var body: some View { Button("\(crates.full)") { crates.full += 1 } }
}

struct OrchardPage: View {
  @EnvironmentObject private var trees: Trees  // fine: environment-object-missing -- `Trees.shared`
  @Environment(Ladder.self) private var ladder  // fine: environment-object-missing -- a local
  @Environment(Gate.self) private var gate  // fine: environment-object-missing -- a parameter

  var body: some View {
    Button("\(trees.count) \(ladder.rungs) \(gate.isOpen ? "open" : "shut")") {
      trees.count -= 1
      ladder.rungs -= 1
      gate.isOpen.toggle()
    }
  }
}

struct OrchardRoot: View {
  let crates: Crates
  let makeLadder: () -> Ladder
  let gate: Gate

  var body: some View {
    let ladder: Ladder = makeLadder()
    VStack {
      page(gate: gate).environment(ladder)
      crates.page()
    }
    .environmentObject(Trees.shared)
  }

  private func page(gate: Gate) -> some View {
    OrchardPage().environment(gate)
  }
}

@main struct OrchardApp: App {
  @StateObject private var crates = Crates()
  @State private var ladder = Ladder()
  @State private var gate = Gate()

  var body: some Scene {
    WindowGroup { OrchardRoot(crates: crates, makeLadder: { ladder }, gate: gate) }
  }
}
