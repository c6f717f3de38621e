import SwiftUI

struct Pump: View {
  // fine: state-never-mutated -- a `let` would keep the value of the moment when the loop began
  @Binding var isOn: Bool
  @State private var litres = 0

  var body: some View {
    Text("\(litres) l")
      .task {
        while !Task.isCancelled {
          try? await Task.sleep(for: .seconds(1))
          if isOn { litres += 1 }
        }
      }
  }
}
