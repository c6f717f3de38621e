import SwiftUI

struct WakeUp: View {
  @AppStorage("wakeHour") private var hour = 7 {
    // expect: state-property-observer warning `didSet`
    didSet { print(hour) }
  }
  @SceneStorage("wakeTab") private var tab = 0 {
    // expect: state-property-observer warning `didSet`
    didSet { print(tab) }
  }
  // fine: state-property-observer -- no binding is made of it
  @AppStorage("wakeSound") private var sound = "Lark" {
    didSet { print(sound) }
  }

  var body: some View {
    TabView(selection: $tab) {
      Stepper("\(hour)", value: $hour).tag(0)
      Button(sound) { sound = "Bell" }.tag(1)
    }
  }
}
