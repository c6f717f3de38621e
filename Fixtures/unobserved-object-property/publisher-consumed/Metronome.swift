import SwiftUI

final class MetronomeModel: ObservableObject {
  @Published var beat = 0
  func tick() { beat += 1 }
}

struct BeatDot: View {
  // fine: unobserved-object-property -- the view follows the publisher
  let metronome: MetronomeModel
  @State private var isOn = false

  var body: some View {
    Circle()
      .opacity(isOn ? 1 : 0.2)
      .onReceive(metronome.$beat) { isOn = $0.isMultiple(of: 2) }
  }
}

struct BeatCount: View {
  // fine: unobserved-object-property -- each change is turned into state that is drawn
  let metronome: MetronomeModel
  @State private var beats = 0

  var body: some View {
    Text("\(beats) of \(metronome.beat)")
      .onReceive(metronome.objectWillChange) { beats += 1 }
  }
}
