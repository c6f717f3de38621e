// config: {"enable": ["method-call-on-child-view"]}
import SwiftUI

struct Jet: View {
  @State private var height = 1.0

  var body: some View { Rectangle().frame(height: height) }

  func rise() { height += 1 }
}

struct Fountain: View {
  let jet = Jet()

  var body: some View {
    VStack {
      jet
      Button("Up") { jet.rise() }  // expect: method-call-on-child-view note `jet.rise`
    }
  }
}
