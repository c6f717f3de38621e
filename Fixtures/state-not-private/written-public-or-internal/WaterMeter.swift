import SwiftUI

public struct WaterMeter: View {
  @State public var litres = 0  // expect: state-not-private warning `@State`
  @State internal var isPaused = false  // expect: state-not-private warning `@State`

  public init() {}

  public var body: some View {
    VStack {
      Stepper("\(litres) l", value: $litres)
      Toggle("Paused", isOn: $isPaused)
    }
  }
}
