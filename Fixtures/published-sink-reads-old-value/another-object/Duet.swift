import Combine
import SwiftUI

final class Voice: ObservableObject {
  @Published var pitch = 440
}

struct DuetView: View {
  @ObservedObject var soprano: Voice
  @ObservedObject var alto: Voice

  var body: some View {
    Stepper("\(soprano.pitch)", value: $soprano.pitch)
    Stepper("\(alto.pitch)", value: $alto.pitch)
      .onReceive(soprano.$pitch) { _ in
        print(alto.pitch)  // fine: published-sink-reads-old-value -- the other voice
      }
  }
}
