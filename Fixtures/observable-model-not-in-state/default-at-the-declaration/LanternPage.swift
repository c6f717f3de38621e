import SwiftUI

@Observable final class LanternModel {
  var isLit = false
}

struct LanternPage: View {
  private let lantern = LanternModel()  // expect: observable-model-not-in-state warning `lantern`

  var body: some View {
    Button(lantern.isLit ? "Blow out" : "Light") { lantern.isLit.toggle() }
  }
}

struct Campsite: View {
  @State private var tents = 2

  var body: some View {
    Stepper("\(tents) tents", value: $tents)
    LanternPage()
  }
}
