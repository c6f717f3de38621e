import SwiftUI

// expect: observation-wrapper-mismatch warning
@Observable final class Flock: ObservableObject {
  @ObservationIgnored @Published var leader = "Nils"
  var size = 20
}

struct FlockPage: View {
  @StateObject private var flock = Flock()

  var body: some View {
    TextField("Leader", text: $flock.leader)
    Stepper("\(flock.size)", value: $flock.size)
  }
}
