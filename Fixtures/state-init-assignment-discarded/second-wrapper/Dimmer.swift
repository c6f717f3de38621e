// config: {"xcode": 27}
import SwiftUI

@propertyWrapper struct Clamped {
  private var value: Double
  private let range: ClosedRange<Double>

  init(wrappedValue: Double, _ range: ClosedRange<Double>) {
    value = wrappedValue
    self.range = range
  }

  var wrappedValue: Double {
    get { value }
    set { value = min(max(newValue, range.lowerBound), range.upperBound) }
  }
}

struct Dimmer: View {
  // expect: state-init-assignment-discarded error
  @State @Clamped(0...1) private var brightness = 0.5

  var body: some View {
    Button("Brighter: \(brightness)") { brightness += 0.1 }
  }
}
