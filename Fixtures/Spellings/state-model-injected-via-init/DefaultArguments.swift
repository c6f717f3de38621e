import SwiftUI

@Observable final class Scale { var grams = 0 }
final class Blender: ObservableObject { @Published var speed = 1 }

struct ScalePanel: View {
  @State private var scale: Scale

  init(scale: Scale = .init()) {
    // expect: state-model-injected-via-init warning `_scale = State(initialValue: scale)`
    _scale = State(initialValue: scale)
  }

  var body: some View { Text("\(scale.grams) g") }
}

struct BlenderPanel: View {
  @StateObject private var blender: Blender

  init(blender: Blender = Blender()) {
    // expect: state-model-injected-via-init warning `_blender = StateObject(wrappedValue: blender)`
    _blender = StateObject(wrappedValue: blender)
  }

  var body: some View { Stepper("\(blender.speed)", value: $blender.speed) }
}
