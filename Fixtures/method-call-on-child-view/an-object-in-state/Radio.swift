// config: {"enable": ["method-call-on-child-view"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

@MainActor @Observable final class Tuner {
  var frequency = 98.5
}

struct Dial: View {
  @State private var tuner = Tuner()

  var body: some View { Text("\(tuner.frequency)") }

  func scan() { tuner.frequency += 0.1 }
}

struct RadioPage: View {
  private let dial = Dial()

  var body: some View {
    VStack {
      dial
      Button("Scan") {
        dial.scan()  // fine: method-call-on-child-view -- the object is the one that is drawn
      }
    }
  }
}
