import SwiftUI

struct SkiForm {
  let ski: Ski
}

extension SkiForm {
  var length: some View {
    Slider(value: $ski.length, in: 150...200)  // expect: missing-bindable error
  }
}
