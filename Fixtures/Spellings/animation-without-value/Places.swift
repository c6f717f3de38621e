import SwiftUI

struct Aviary: View {
  let birds: [String]
  @State private var isOpen = false

  var body: some View {
    List(birds, id: \.self) { bird in
      row(bird)
        .animation(.default)  // expect: animation-without-value warning
    }
    .overlay {
      if isOpen { door.animation(.easeIn) }  // expect: animation-without-value warning
    }
    .background(Color.green.animation(.linear))  // expect: animation-without-value warning
    .toolbar {
      Toggle("Open", isOn: $isOpen)
    }
  }

  private var door: some View {
    Image(systemName: "door.left.hand.open")
      #if os(iOS)
        .animation(.spring())  // expect: animation-without-value warning
      #endif
  }

  private func row(_ bird: String) -> some View {
    Text(bird).animation(.easeInOut(duration: 0.2))  // expect: animation-without-value warning
  }
}
