import SwiftUI

struct Pond: View {
  @State private var depth = 1.0  // expect: state-could-move-down note

  var body: some View {
    VStack {
      Text("Pond")
      Water(depth: depth)
        .onTapGesture { depth += 0.5 }
        .opacity(depth > 3 ? 0.5 : 1)
    }
  }
}

struct Water: View {
  let depth: Double

  var body: some View { Rectangle().frame(height: depth * 10) }
}
