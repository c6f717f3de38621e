import SwiftUI

@Observable final class Coop {
  // expect: untracked-observable-property warning `@ObservationIgnored`
  @ObservationIgnored var hens = 2
}

struct CoopView: View {
  let coop: Coop

  var body: some View {
    header
    Button("Hatch") { coop.hatch() }
  }
}

extension CoopView {
  private var header: some View { Text(coop.summary) }
}
