import SwiftUI

struct MeasureField: View {
  @State private var formatter = NumberFormatter()
  @State private var metres = 1.5

  init() {
    // Works up to Xcode 26: the first object is the one that stays.
    formatter.maximumFractionDigits = 2  // expect: dynamic-property-read-in-init note `formatter`
  }

  var body: some View { TextField("Metres", value: $metres, formatter: formatter) }
}
