import SwiftUI

struct Stacked<Item: Equatable & CustomStringConvertible>: View, Equatable {
  let items: [Item]
  let spacing: CGFloat?

  // expect: equatable-view-ignores-input warning `==`
  nonisolated static func == (lhs: Stacked<Item>, rhs: Stacked<Item>) -> Bool {
    lhs.items == rhs.items
  }

  var body: some View {
    VStack(spacing: spacing) { Text(items.map(\.description).joined()) }
  }
}
