import SwiftUI

@Observable class Garment {
  var size = 40
}

typealias Clothing = Garment

final class Coat: Clothing {  // expect: observable-subclass-unmarked warning `Coat`
  var buttons = 5
}

struct CoatView: View {
  @State private var coat = Coat()

  var body: some View { Button("\(coat.size) \(coat.buttons)") { coat.buttons -= 1 } }
}
