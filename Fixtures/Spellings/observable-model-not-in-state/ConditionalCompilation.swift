import SwiftUI

@Observable final class Gauge9 { var bar = 1 }

struct Gauge9View: View {
  #if os(visionOS)
    private let gauge = Gauge9()  // expect: observable-model-not-in-state warning `gauge`
  #else
    let gauge: Gauge9 = Gauge9()  // expect: observable-model-not-in-state warning `gauge`
  #endif

  var body: some View { Button("\(gauge.bar) bar") { gauge.bar += 1 } }
}
