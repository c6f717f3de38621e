import SwiftUI

typealias Callback = (String) -> Void

struct DeleteRow: View, Equatable {
  let title: String
  let onDelete: () -> Void
  let onRename: Callback?
  let icon: () -> Image

  // fine: equatable-view-ignores-input -- functions cannot be compared
  static func == (lhs: Self, rhs: Self) -> Bool { lhs.title == rhs.title }

  var body: some View {
    HStack {
      icon()
      Button(title, action: onDelete)
      Button("Rename") { onRename?(title) }
    }
  }
}
