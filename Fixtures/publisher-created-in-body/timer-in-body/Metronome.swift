import Combine
import SwiftUI

struct Metronome: View {
  @State private var beats = 0
  @State private var piece = ""

  var body: some View {
    TextField("\(beats)", text: $piece)
      // expect: publisher-created-in-body warning
      .onReceive(Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()) { _ in
        beats += 1
      }
  }
}
