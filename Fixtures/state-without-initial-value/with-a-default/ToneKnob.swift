import SwiftUI

final class Amp: ObservableObject {
  @Published var volume = 3
}

struct ToneKnob: View {
  @State private var treble: Double = 0.5  // fine: state-without-initial-value -- has a default
  @State private var presets = [1, 2]  // fine: state-without-initial-value -- has a default
  @StateObject private var amp = Amp()  // fine: state-without-initial-value -- has a default
  // fine: state-without-initial-value -- has a value in its attribute
  @State(initialValue: 4) private var bass: Int
  // fine: state-without-initial-value -- has a default
  @GestureState private var isTurning = false

  var body: some View {
    Slider(value: $treble)
      .gesture(DragGesture().updating($isTurning) { _, isTurning, _ in isTurning = true })
    Stepper("\(amp.volume) \(bass)", value: $amp.volume)
    Button("\(presets.count)") {
      presets.append(3)
      bass = isTurning ? 0 : 5
    }
  }
}

struct Rack: View {
  var body: some View { ToneKnob() }
}
