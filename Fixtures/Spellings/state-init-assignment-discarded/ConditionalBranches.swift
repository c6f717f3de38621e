import SwiftUI

struct FontSample: View {
  @State private var size = 12.0

  init(preferred: Double) {
    #if os(macOS)
      // expect: state-init-assignment-discarded warning `self.size = preferred`
      self.size = preferred
    #else
      // expect: state-init-assignment-discarded warning `self.size = preferred * 1.2`
      self.size = preferred * 1.2
    #endif
  }

  var body: some View { Slider(value: $size, in: 8...40) }
}
