import SwiftUI

struct JamLabel: View {
  @State private var fruit = "Plum"

  var body: some View { TextField("Fruit", text: $fruit) }
}

extension JamLabel {
  init(fruit newFruit: String) {
    self.init()
    // expect: state-init-assignment-discarded warning `self.fruit = newFruit`
    self.fruit = newFruit
  }
}
