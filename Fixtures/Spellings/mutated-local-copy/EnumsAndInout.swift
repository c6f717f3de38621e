import SwiftUI

enum Signal {
  case red, green
  mutating func flip() { self = self == .red ? .green : .red }
}

func dim(_ signal: inout Signal) { signal.flip() }

struct Crossing: View {
  @State private var signal = Signal.red
  // expect: state-never-mutated note `@State`
  @State private var signals: Set<String> = []

  var body: some View {
    Text(signal == .red ? "Red" : "Green").task {
      var next = signal
      next.flip()  // expect: mutated-local-copy warning `next.flip()`
    }
    .onChange(of: signal) {
      var next = self.signal
      dim(&next)  // expect: mutated-local-copy warning `dim(&next)`
      var all = signals
      all.insert("Red")  // expect: mutated-local-copy warning `all.insert("Red")`
    }
  }
}
