// config: {"enable": ["method-call-on-child-view"]}
import SwiftUI

struct Arm: View {
  @State private var angle = 0.0

  var body: some View { Text("\(angle)") }

  func turn() { angle += 10 }
}

struct Robot: View {
  var body: some View {
    VStack {
      Arm()
      Button("Turn") {
        Arm().turn()  // expect: method-call-on-child-view note `Arm().turn`
      }
    }
  }
}
