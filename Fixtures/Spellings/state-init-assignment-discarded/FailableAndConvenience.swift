import SwiftUI

struct PostcodeField: View {
  @State private var digits: [Int] = []

  init?(_ text: String) {
    guard text.count == 5 else { return nil }
    // expect: state-init-assignment-discarded warning `digits = text.compactMap(\.wholeNumberValue)`
    digits = text.compactMap(\.wholeNumberValue)
  }

  var body: some View {
    Button("\(digits.count) digits") { digits.removeAll() }
  }
}
