import SwiftUI

typealias Celsius = Double
typealias Probe = Thermometer

struct Thermometer: View {
  @State private var reading: Celsius  // expect: state-without-initial-value error `@State`

  var body: some View { Slider(value: $reading) }
}

struct Laboratory: View {
  var body: some View { Probe(reading: 20) }
}
