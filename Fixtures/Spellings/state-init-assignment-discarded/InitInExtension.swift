import SwiftUI

struct JamLabel: View {
  @State private var fruit = "Plum"

  var body: some View { TextField("Fruit", text: $fruit) }
}

extension JamLabel {
  init(fruit newFruit: String) {
    self.init()
    // fine: state-init-assignment-discarded -- behind `self.init` the storage is made anew
    self.fruit = newFruit
  }
}
