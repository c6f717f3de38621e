import SwiftUI

final class TapRecorder {
  private(set) var taps = 0
  func record() { taps += 1 }
}

struct DrumView: View {
  let recorder: TapRecorder  // fine: unobserved-class-read-in-body -- read in an action only
  let save: (Int) -> Void

  var body: some View {
    VStack {
      Button("Drum") { recorder.record() }
      Button("Save") { save(recorder.taps) }
    }
  }
}
