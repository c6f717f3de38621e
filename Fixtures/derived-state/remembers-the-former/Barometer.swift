// config: {"enable": ["derived-state"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

struct Barometer: View {
  let pressure: Int
  @State private var isRising = false  // fine: derived-state -- compares with the former value
  @State private var former = 0  // fine: derived-state -- keeps the former value
  @State private var changes = 0  // fine: derived-state -- counts the changes

  var body: some View {
    Text("\(pressure) \(former) \(changes) \(isRising ? "up" : "down")")
      .onChange(of: pressure) { old, new in
        isRising = new > old
        former = old
        changes += 1
      }
  }
}
