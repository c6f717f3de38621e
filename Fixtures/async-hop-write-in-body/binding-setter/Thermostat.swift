import SwiftUI

struct Thermostat: View {
  @State private var degrees = 20.0

  var body: some View {
    Slider(
      value: Binding(
        get: { degrees },
        set: { new in
          DispatchQueue.main.async { degrees = new }  // fine: async-hop-write-in-body -- a setter
        }),
      in: 10...30)
  }
}
