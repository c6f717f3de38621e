import SwiftUI

struct PitchDial: View {
  @Binding private var pitch: Int
  private let range: ClosedRange<Int>

  init(_ pitch: Binding<Int>, in range: ClosedRange<Int>) {
    _pitch = pitch
    self.range = range
  }

  var body: some View { Stepper("\(pitch)", value: $pitch, in: range) }
}

struct PitchPage: View {
  @Binding var pitch: Int

  var body: some View {
    PitchDial(pitch, in: 0...12)  // expect: binding-argument-missing-dollar error
  }
}
