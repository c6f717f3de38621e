import SwiftUI

@Observable final class QuayModel {
  let name: String
  var cranes = 1
  init(name: String) { self.name = name }
}

@Observable final class FogHorn {
  var blasts = 0
}

struct QuayPage: View {
  let title: String
  private let quay: QuayModel
  let horn: FogHorn

  init(title: String) {
    self.title = title
    // expect: observable-model-not-in-state warning `self.quay = QuayModel(name: title)`
    self.quay = QuayModel(name: title)
    horn = FogHorn()  // expect: observable-model-not-in-state warning `horn = FogHorn()`
  }

  var body: some View {
    Button("\(title): \(quay.cranes) cranes at \(quay.name)") { quay.cranes += 1 }
    Button("\(horn.blasts) blasts") { horn.blasts += 1 }
  }
}

struct Port: View {
  @State private var tide = 3

  var body: some View {
    Stepper("Tide \(tide)", value: $tide)
    QuayPage(title: "North Quay")
  }
}
