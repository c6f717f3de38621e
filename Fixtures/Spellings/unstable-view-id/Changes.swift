import SwiftUI

struct Barometer: View {
  @State private var pressure = 1000
  @State private var alarms = 0

  var body: some View {
    Stepper("\(pressure)", value: $pressure)
      // expect: unstable-view-id warning `Date()`
      .onChange(of: Date(), initial: true) { alarms += 1 }
    Text("\(alarms) alarms")
      .onChange(of: UUID()) { _, _ in alarms = 0 }  // expect: unstable-view-id warning `UUID()`
    Text("Old form")
      // expect: unstable-view-id warning `arc4random()`
      .onChange(of: arc4random(), perform: { _ in alarms = 1 })
  }
}
