import SwiftUI

struct ClosetDoor: View {
  @State var isOpen = false  // expect: state-not-private warning `@State`
  @State private var handleAngle = 0.0

  var body: some View {
    VStack {
      Image(systemName: isOpen ? "door.left.hand.open" : "door.left.hand.closed")
        .rotationEffect(.degrees(handleAngle))
      Slider(value: $handleAngle, in: 0...90)
      Button(isOpen ? "Close" : "Open") { isOpen.toggle() }
    }
  }
}
