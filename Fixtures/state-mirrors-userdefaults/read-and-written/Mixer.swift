// config: {"deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

struct Mixer: View {
  // expect: state-mirrors-userdefaults note
  @State private var gain = UserDefaults.standard.double(forKey: "gain")

  var body: some View {
    Slider(value: $gain)
      .onChange(of: gain) { UserDefaults.standard.set(gain, forKey: "gain") }
  }
}
