import SwiftUI

class Vessel: ObservableObject { @Published var knots = 1 }

final class Barge: Vessel {}

typealias Freighter = Barge

@Observable class Rope { var metres = 10 }

@Observable final class Hawser: Rope { var strands = 3 }

struct VesselView: View {
  private let barge = Freighter()  // expect: observable-model-not-in-state warning `barge`
  private let hawser = Hawser()  // expect: observable-model-not-in-state warning `hawser`

  var body: some View {
    Button("\(barge.knots) kn") { barge.knots += 1 }
    Button("\(hawser.strands) strands") { hawser.strands += 1 }
  }
}
