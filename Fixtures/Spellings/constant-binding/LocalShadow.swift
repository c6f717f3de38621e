import SwiftUI

struct Buoys: View {
  @State private var isLit = false
  let lights: [Bool]

  var body: some View {
    ForEach(lights.indices, id: \.self) { index in
      let isLit = lights[index]
      // fine: constant-binding -- the local `isLit`, of which there is no binding
      Toggle("\(index)", isOn: .constant(isLit)).disabled(true)
    }
    Toggle("All", isOn: $isLit)
  }
}
