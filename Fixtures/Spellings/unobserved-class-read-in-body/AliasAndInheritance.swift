import SwiftUI

class Instrument {
  var isTuned = false
}

final class Lute: Instrument {
  var strings = 6
}

typealias OldGuitar = Lute

struct LuteTuning: View {
  let lute: OldGuitar  // expect: unobserved-class-read-in-body warning `lute`

  var body: some View { Button(lute.isTuned ? "Play" : "Tune") { lute.isTuned = true } }
}

struct LuteStrings: View {
  let lute: Lute  // expect: unobserved-class-read-in-body warning `lute`

  var body: some View { Button("\(self.lute.strings)") { self.lute.strings -= 1 } }
}
