// config: {"enable": ["offscreen-effect-in-row"], "deploymentTarget": {"iOS": "18.0"}}
import SwiftUI

struct Votes: View {
  let names: [String]
  @State private var votes = 0

  var body: some View {
    List(names, id: \.self) { name in
      Button(name) { votes += 1 }
        // expect: offscreen-effect-in-row note `sensoryFeedback`
        .sensoryFeedback(.success, trigger: votes)
        .geometryGroup()  // expect: offscreen-effect-in-row note `geometryGroup`
    }
  }
}
