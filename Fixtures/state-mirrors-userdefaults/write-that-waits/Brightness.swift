// config: {"deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

struct Brightness: View {
  // fine: state-mirrors-userdefaults -- stored when it has come to rest
  @State private var level = 0.5
  // fine: state-mirrors-userdefaults -- stored when the finger lifts
  @State private var angle = 0.0

  var body: some View {
    Slider(value: $level)
      .task(id: level) {
        try? await Task.sleep(for: .seconds(1))
        guard !Task.isCancelled else { return }
        UserDefaults.standard.set(level, forKey: "brightness")
      }
    Slider(value: $angle, in: 0...90) { isEditing in
      if !isEditing { UserDefaults.standard.set(angle, forKey: "angle") }
    }
  }
}
