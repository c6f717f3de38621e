import SwiftUI

struct Quarry: View {
  @State var carts = 0  // expect: state-could-move-down note

  var body: some View {
    VStack {
      Text("Quarry")
      rails
    }
  }
}
