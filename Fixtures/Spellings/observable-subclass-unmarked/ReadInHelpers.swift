import SwiftUI

@Observable class Bird {
  var name = "Bird"
}

class Owl: Bird {  // expect: observable-subclass-unmarked warning `Owl`
  var mice = 0
}

struct OwlView: View {
  let owl: Owl?

  var body: some View {
    hunger
    Button("Feed") { self.owl?.mice += 1 }
  }
}
