import SwiftUI

struct SheetMusic: View {
  private var bars = 16
  @State private var tempo = 90

  init(bars: Int) {
    // fine: state-init-assignment-discarded -- an ordinary property keeps what init says
    self.bars = bars
  }

  var body: some View { Stepper("\(bars) bars at \(tempo)", value: $tempo) }
}
