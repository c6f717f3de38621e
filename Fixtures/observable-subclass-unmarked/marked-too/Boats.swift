import SwiftUI

@Observable class Boat {
  var crew = 2
}

@Observable final class Yacht: Boat {  // fine: observable-subclass-unmarked -- marked as well
  var sails = 3
}

struct YachtView: View {
  @State private var yacht = Yacht()

  var body: some View {
    Button("\(yacht.crew) \(yacht.sails)") {
      yacht.crew += 1
      yacht.sails += 1
    }
  }
}
