import SwiftUI

struct Balloon: View {
  @State private var isBig = false

  var body: some View {
    Circle()
      .scaleEffect(isBig ? 2 : 1)
      .animation(.easeInOut)  // expect: animation-without-value warning
      .onTapGesture { isBig.toggle() }
  }
}
