// config: {"deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

// fine: legacy-observable-object -- with one property, whoever observes it wants that one
final class Lamp: ObservableObject {
  @Published var isOn = false
}

struct LampPage: View {
  @StateObject private var lamp = Lamp()

  var body: some View { LampSwitch(lamp: lamp) }
}

struct LampSwitch: View {
  @ObservedObject var lamp: Lamp

  var body: some View { Toggle("Lamp", isOn: $lamp.isOn) }
}
