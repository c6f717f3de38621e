import SwiftUI

struct Metronome: View {
  // fine: state-not-private -- it is private
  @State private var beats = 60
  @State private var isRunning = false
  // fine: state-not-private -- fileprivate keeps callers out as well
  @State fileprivate var accent = 4
  // fine: state-not-private -- attribute and declaration on two lines
  @FocusState
  private var isEditing: Bool
  @Namespace private var pulse
  @GestureState private var isPressing = false
  @SceneStorage("metronome.sound") private var sound = "click"

  var body: some View {
    VStack {
      TextField("Sound", text: $sound).focused($isEditing)
      Stepper("\(beats) bpm, accent \(accent)", value: $beats, in: 30...240)
      Toggle("Running", isOn: $isRunning)
      Circle()
        .scaleEffect(isPressing ? 0.9 : 1)
        .matchedGeometryEffect(id: "pulse", in: pulse)
        .gesture(LongPressGesture().updating($isPressing) { down, state, _ in state = down })
      Button("Accent") {
        accent = accent == 4 ? 3 : 4
        isEditing = false
      }
    }
  }
}
