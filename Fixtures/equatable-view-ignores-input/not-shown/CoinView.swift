import SwiftUI

struct CoinView: View, Equatable {
  let value: Int
  let source: String
  let batch: Int

  // fine: equatable-view-ignores-input -- an action uses `source`, and nothing uses `batch`
  static func == (lhs: Self, rhs: Self) -> Bool { lhs.value == rhs.value }

  var body: some View {
    Button("\(value)") { print(source) }
  }
}
