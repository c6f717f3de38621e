import SwiftUI

struct Dice: View {
  @State private var dice = 2

  var body: some View {
    VStack {
      // fine: foreach-nonconstant-range -- read on each update
      ForEach(0..<dice, id: \.self) { _ in Image(systemName: "die.face.5") }
      Stepper("\(dice) dice", value: $dice, in: 1...6)
    }
  }
}
