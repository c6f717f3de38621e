import SwiftUI

struct BadgeView: View, Equatable {
  let count: Int
  let kind: String

  // expect: equatable-view-ignores-input warning `==`
  static func == (lhs: Self, rhs: Self) -> Bool { lhs.kind == rhs.kind }

  var body: some View { label(2) }

  private var text: String { "\(count) \(kind)" }

  @ViewBuilder private func label(_ lines: Int) -> some View {
    Text(text).lineLimit(lines)
  }
}
