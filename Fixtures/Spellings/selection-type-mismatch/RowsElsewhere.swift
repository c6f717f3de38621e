import SwiftUI

struct Spice: Identifiable, Hashable {
  let id: Int
  var name: String
}

struct SpiceRack: View {
  let spices: [Spice]
  @State var picked: Spice?  // fine: state-not-private -- read in an extension elsewhere

  var body: some View { list }
}
