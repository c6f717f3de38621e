import SwiftUI

final class Beacon: ObservableObject {
  @Published var isLit = false
  func toggle() { isLit.toggle() }
}

struct BeaconLamp: View {
  var beacon: Beacon  // expect: unobserved-object-property warning `beacon`
  var size: CGFloat = 24

  var body: some View {
    Image(systemName: beacon.isLit ? "lightbulb.fill" : "lightbulb")
      .font(.system(size: size))
      .onTapGesture { beacon.toggle() }
  }
}

struct BeaconRow: View {
  private var beacon: Beacon  // expect: unobserved-object-property warning `beacon`

  init(beacon: Beacon) {
    self.beacon = beacon
  }

  var body: some View { Text(beacon.isLit ? "Lit" : "Dark") }
}
