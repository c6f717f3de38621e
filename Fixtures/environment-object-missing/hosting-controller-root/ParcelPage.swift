import SwiftUI

final class Parcels: ObservableObject {
  @Published var waiting = 3
}

struct ParcelPage: View {
  @EnvironmentObject private var parcels: Parcels  // expect: environment-object-missing error

  var body: some View { Button("\(parcels.waiting) waiting") { parcels.waiting -= 1 } }
}
