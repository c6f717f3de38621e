import SwiftUI

final class Child {
  var name = "Mia"
  var age = 4
}

struct ChildPanel: View {
  @State private var child: Child?  // expect: state-holds-unobserved-class warning `@State`

  var body: some View {
    VStack {
      Text("\(child?.name ?? "Nobody") \(child?.age ?? 0)")
      Button("Enrol") { child = Child() }
      Button("Birthday") { child?.age += 1 }
    }
  }
}
