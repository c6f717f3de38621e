import SwiftUI

struct VolumeKnob: View {
  @Binding var level: Double

  var body: some View {
    Slider(value: $level, in: 0...11)
  }
}

#Preview("Loud") {
  // fine: state-not-private -- a previewable variable of a preview
  @Previewable @State var level = 11.0
  // fine: state-not-private -- the same for focus
  @Previewable @FocusState var isFocused: Bool
  VolumeKnob(level: $level).focused($isFocused)
}
