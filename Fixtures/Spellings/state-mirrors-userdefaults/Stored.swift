import SwiftUI

struct Heater: View {
  @State private var degrees = 20  // expect: state-mirrors-userdefaults note
  @State private var isOn = false  // expect: state-mirrors-userdefaults note
  @State private var room: String = "hall"  // expect: state-mirrors-userdefaults note
  @State private var fan = 1  // expect: state-mirrors-userdefaults note

  var body: some View {
    Stepper("\(degrees)", value: $degrees)
      .onChange(of: degrees) { new in UserDefaults.standard.set(new, forKey: "degrees") }
    Toggle("On", isOn: $isOn)
      .onChange(of: isOn) { _, new in UserDefaults.standard.setValue(new, forKey: "on") }
    TextField("Room", text: $room)
      .onChange(of: room, perform: save)
    #if os(macOS)
      Stepper("\(fan)", value: $fan)
        .onChange(of: fan) { UserDefaults.standard.set(self.fan, forKey: "fan") }
    #else
      Stepper("Fan \(fan)", value: $fan)
        .onChange(of: fan) { UserDefaults.standard.set(self.fan, forKey: "fan") }
    #endif
  }

  private func save(_ room: String) {
    UserDefaults.standard.set(room, forKey: "room")
  }
}
