// config: {"enable": ["constant-binding"]}
import SwiftUI

final class SoundModel: ObservableObject {
  @Published var isLoud = false
}

@Observable final class LightModel {
  var level = 0.5
}

struct Taste {
  var isSweet = true
}

struct SettingsForm: View {
  @StateObject private var sound = SoundModel()
  @State private var light = LightModel()
  @State private var taste = Taste()

  var body: some View {
    Form {
      // expect: constant-binding warning `.constant(sound.isLoud)`
      Toggle("Loud", isOn: .constant(sound.isLoud))
      // expect: constant-binding warning `.constant(light.level)`
      Slider(value: .constant(light.level))
      // expect: constant-binding warning `.constant(taste.isSweet)`
      Toggle("Sweet", isOn: .constant(taste.isSweet))
      Button("Change") {
        sound.isLoud.toggle()
        light.level = 1
        taste.isSweet = false
      }
    }
  }
}
