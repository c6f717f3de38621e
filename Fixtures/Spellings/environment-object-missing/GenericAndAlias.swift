import SwiftUI

@Observable final class TowerCrane {
  var load = 0
}

typealias Crane = TowerCrane

struct CraneRow<Footer: View>: View {
  let title: String
  @ViewBuilder let footer: () -> Footer
  @Environment(Crane.self) private var crane: Crane  // expect: environment-object-missing error

  var body: some View {
    Button("\(title): \(crane.load) t") { crane.load += 1 }
    footer()
  }
}
