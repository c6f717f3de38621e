import SwiftUI

struct Alarm: View {
  @State private var hour = 7  // expect: state-mirrors-userdefaults note
  // expect: state-mirrors-userdefaults note
  @State private var isOn = false {
    didSet { UserDefaults.standard.set(isOn, forKey: "alarm") }
  }

  var body: some View {
    Stepper("\(hour) h", value: $hour)
      .onChange(of: hour) { UserDefaults.standard.set(hour, forKey: "hour") }
    Button(isOn ? "On" : "Off") { isOn.toggle() }
  }
}
