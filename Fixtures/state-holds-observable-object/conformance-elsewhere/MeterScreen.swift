import SwiftUI

struct MeterScreen: View {
  @State private var meter = Meter()  // expect: state-holds-observable-object warning `@State`

  var body: some View { Button("\(meter.value)") { meter.count() } }
}
