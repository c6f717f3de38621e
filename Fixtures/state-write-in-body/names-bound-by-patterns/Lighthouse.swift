import SwiftUI

/// The `=` of a pattern compares and binds a name of its own; it writes nothing.
struct Lighthouse: View {
  @State private var beam: Int? = 1  // expect: state-never-mutated note
  @State private var phase = Phase.dark
  let reported: Int?
  let next: Phase

  enum Phase {
    case dark
    case lit(Int)
  }

  var body: some View {
    VStack {
      // fine: state-write-in-body -- binds a new `beam`
      if case let beam? = reported { Text("Seen \(beam)") }
      // fine: state-write-in-body -- only asks
      if case .lit(let beam) = phase { Text("Lit \(beam)") }
      Text(signal)
      tide()
    }
  }

  private var signal: String {
    // fine: state-write-in-body -- binds a new `phase`
    guard case let phase = next, case .lit = phase else { return "dark" }
    return "lit"
  }

  private func tide() -> some View {
    // The block of the `if` is drawn, so what it writes is written while drawing.
    VStack {
      if case .dark = next {
        let _ = (phase = .lit(2))  // expect: state-write-in-body error `phase = .lit(2)`
      }
    }
  }
}
