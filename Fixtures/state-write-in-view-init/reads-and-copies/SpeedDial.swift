import SwiftUI

struct SpeedDial: View {
  @Binding private var speed: Int
  private let shown: Int

  init(speed: Binding<Int>) {
    _speed = speed
    var value = speed.wrappedValue  // fine: state-write-in-view-init -- reads
    value = min(value, 9)  // fine: state-write-in-view-init -- a local
    shown = value
  }

  var body: some View { Stepper("\(shown)", value: $speed) }
}
