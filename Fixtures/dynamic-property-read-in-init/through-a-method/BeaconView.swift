import Combine
import SwiftUI

final class Beacon: ObservableObject {
  @Published var isLit = false
  func warm() { print("warming up") }
}

struct BeaconView: View {
  @StateObject private var beacon = Beacon()

  init() {
    prepare()  // expect: dynamic-property-read-in-init warning `prepare()`
  }

  private func prepare() { warm() }

  // fine: dynamic-property-read-in-init -- the method is right when an action calls it
  private func warm() { beacon.warm() }

  var body: some View {
    Button(beacon.isLit ? "Lit" : "Dark") { warm() }
  }
}
