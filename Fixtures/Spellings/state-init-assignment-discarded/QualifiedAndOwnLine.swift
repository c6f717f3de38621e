import SwiftUI

struct SignalLamp: View {
  @SwiftUI.State private var isRed = true
  @State
  private var blinks = 0

  init(isRed red: Bool, blinks count: Int) {
    self.isRed = red  // expect: state-init-assignment-discarded warning `self.isRed = red`
    self.blinks = count  // expect: state-init-assignment-discarded warning `self.blinks = count`
  }

  var body: some View {
    Toggle("Red", isOn: $isRed)
    Stepper("\(blinks)", value: $blinks)
  }
}
