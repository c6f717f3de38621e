import SwiftUI

extension Animation {
  static let slow = Animation.easeInOut(duration: 2)
}

struct Windmill: View {
  @State private var isTurning = false
  private let gust: Animation = .spring()

  private var breeze: Animation { isTurning ? .linear : .default }

  var body: some View {
    VStack {
      Toggle("Turn", isOn: $isTurning)
        .animation(Animation.default)  // expect: animation-without-value warning
      Text("1").animation(.slow)  // expect: animation-without-value warning
      Text("2").animation(gust)  // expect: animation-without-value warning
      Text("3").animation(self.breeze)  // expect: animation-without-value warning
      Text("4").animation(SwiftUI.Animation.easeIn)  // expect: animation-without-value warning
      Text("5")
        .animation(  // expect: animation-without-value warning
          .interpolatingSpring(stiffness: 100, damping: 10)
            .speed(2)
        )
      // expect: animation-without-value warning
      Text("6").animation(.easeIn.repeatForever(autoreverses: true))
      // expect: animation-without-value warning
      Text("7").animation(.bouncy).animation(.easeIn, value: isTurning)
    }
  }
}
