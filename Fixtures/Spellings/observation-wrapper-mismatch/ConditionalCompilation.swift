import SwiftUI

@Observable final class TankLight {
  var isOn = false
}

struct TankLightRow: View {
  #if os(iOS)
    @StateObject private var light = TankLight()  // expect: observation-wrapper-mismatch error
  #else
    @StateObject private var light = TankLight()  // expect: observation-wrapper-mismatch error
  #endif

  var body: some View { Button(light.isOn ? "Off" : "On") { light.isOn.toggle() } }
}
