import SwiftUI

@Observable
final class Ski {
  var length = 170.0
  var isWaxed = true
}

extension SkiForm: View {
  var body: some View {
    length
    Toggle("Waxed", isOn: $ski.isWaxed)  // expect: missing-bindable error
  }
}
