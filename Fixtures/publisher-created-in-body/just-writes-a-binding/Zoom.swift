import Combine
import SwiftUI

struct Zoom: View {
  @Binding var scale: Double

  var body: some View {
    Slider(value: $scale)
      .onReceive(Just(scale)) { value in
        // expect: publisher-created-in-body note
        scale = min(value, 4)
      }
      .onReceive([scale].publisher) { value in
        // expect: publisher-created-in-body note
        scale = max(value, 1)
      }
  }
}
