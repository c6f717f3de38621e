import SwiftUI

class Device: ObservableObject {
  @Published var isOn = false
}

final class Lamp: Device {}

protocol Switchable: ObservableObject {
  var isOn: Bool { get set }
}

final class Fan: Switchable {
  @Published var isOn = false
}

struct LampScreen: View {
  @State private var lamp = Lamp()  // expect: state-holds-observable-object warning `@State`

  var body: some View { Button(lamp.isOn ? "Off" : "On") { lamp.isOn.toggle() } }
}

struct FanScreen: View {
  @State private var fan = Fan()  // expect: state-holds-observable-object warning `@State`

  var body: some View { Button(fan.isOn ? "Off" : "On") { fan.isOn.toggle() } }
}
