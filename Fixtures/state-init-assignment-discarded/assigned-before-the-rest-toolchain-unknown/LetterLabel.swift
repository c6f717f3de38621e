import SwiftUI

struct LetterLabel: View {
  @State private var stamps: Int
  let address: String

  init(address: String, initialStamps: Int) {
    // expect: state-init-assignment-discarded warning `stamps = initialStamps`
    stamps = initialStamps
    self.address = address
  }

  var body: some View { Stepper("\(address): \(stamps)", value: $stamps) }
}
