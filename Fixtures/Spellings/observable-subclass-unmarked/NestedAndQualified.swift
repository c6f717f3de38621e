import Observation
import SwiftUI

enum Harbour {
  @Observation.Observable class Ship {
    var crew = 3
  }

  final class Tug: Ship {  // expect: observable-subclass-unmarked warning `Tug`
    var rope = 20
  }
}

final class Barge: Harbour.Ship {  // expect: observable-subclass-unmarked warning `Barge`
  var coal = 100
}

struct HarbourView: View {
  let tug: Harbour.Tug
  let barge: Barge

  var body: some View {
    Button("\(tug.crew) \(tug.rope) \(barge.coal)") {
      tug.rope += 1
      barge.coal -= 1
    }
  }
}
