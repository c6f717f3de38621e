import SwiftUI

@Observable class Drum {
  var beats = 0
}

struct DrumView: View {
  let drum: Drum

  var body: some View { Button("\(drum.beats)") { drum.beats += 1 } }
}

struct DrumView_Previews: PreviewProvider {
  final class LoudDrum: Drum {  // fine: observable-subclass-unmarked -- inside a preview provider
    var volume = 10
  }

  static var previews: some View { DrumView(drum: LoudDrum()) }
}
