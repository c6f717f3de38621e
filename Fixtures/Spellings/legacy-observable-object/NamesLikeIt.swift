import SwiftUI

// fine: legacy-observable-object -- a protocol of the project with a similar name
protocol ObservableObjectLike {}

final class Hamster: ObservableObjectLike {
  var isAsleep = true
}

struct HamsterView: View {
  let hamster: Hamster

  var body: some View {
    // fine: legacy-observable-object -- in a string: class Hamster: ObservableObject { @Published var x }
    Text("class Hamster: ObservableObject")
  }
}
