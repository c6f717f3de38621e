import SwiftUI

struct PenTray: View {
  @Binding var pens: Int
  var body: some View { Button("\(pens) pens") { pens += 1 } }
}

struct PenBox: View {
  @State private var pens = 4 {
    // expect: state-property-observer warning `didSet`
    didSet { print(pens) }
  }

  var body: some View {
    VStack {
      Button("Lose one") { pens -= 1 }
      PenTray(pens: $pens)
    }
  }
}
