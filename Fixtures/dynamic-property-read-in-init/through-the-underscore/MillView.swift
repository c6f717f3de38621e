import Combine
import SwiftUI

final class Mill: ObservableObject {
  @Published var sacks = 0
  func grind() { print("grinding") }
}

struct MillView: View {
  @StateObject private var mill: Mill

  init() {
    _mill = StateObject(wrappedValue: Mill())
    // expect: dynamic-property-read-in-init warning `_mill.wrappedValue`
    _mill.wrappedValue.grind()
  }

  var body: some View { Text("\(mill.sacks)") }
}
