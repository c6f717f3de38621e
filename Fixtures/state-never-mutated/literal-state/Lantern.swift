import SwiftUI

struct Lantern: View {
  @State private var radius = 24.0  // expect: state-never-mutated note `@State`
  @State private var title = "Lantern"  // expect: state-never-mutated note `@State`
  @State private var isRound = true  // expect: state-never-mutated note `@State`
  @State private var colors = ["amber", "white"]  // expect: state-never-mutated note `@State`
  @State private var shift: CGFloat = -2  // expect: state-never-mutated note `@State`
  @State private var isLit = false

  var body: some View {
    VStack {
      Circle().frame(width: radius, height: radius).offset(x: shift)
      Text("\(title) \(isRound ? colors[0] : colors[1])")
      Toggle("Lit", isOn: $isLit)
    }
  }
}
