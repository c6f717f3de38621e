// config: {"deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

@Observable final class Crew {
  var sailors = ["Ann"]

  func sign(_ sailor: String) { sailors.append(sailor) }
}

struct CrewList: View {
  @State private var crew = Crew()

  var body: some View {
    // expect: foreach-nonconstant-range error
    List(0..<crew.sailors.count) { place in Text(crew.sailors[place]) }
      .toolbar { Button("Sign on") { crew.sign("Bo") } }
  }
}
