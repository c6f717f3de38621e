// config: {"enable": ["method-call-on-child-view"]}
import SwiftUI

struct Machine: View {
  @State private var speed = 1

  var body: some View {
    VStack {
      Text("\(speed)")
      Lever(machine: self)
    }
  }

  func speedUp() { speed += 1 }
}

struct Lever: View {
  let machine: Machine

  var body: some View {
    Button("Faster") {
      machine.speedUp()  // fine: method-call-on-child-view -- the view on screen gave itself
    }
  }
}
