import SwiftUI

struct Poster: View {
  @Environment(\.locale) private var locale  // expect: observed-object-unused note
  @Environment(\.colorScheme) private var scheme  // expect: observed-object-unused
  @Environment(\.calendar) private var calendar  // fine: observed-object-unused -- drawn
  @Environment(\.dismiss) private var dismiss  // fine: observed-object-unused -- used by the button
  @Environment(\.openURL) var openURL  // fine: observed-object-unused -- used by the button
  let link: URL

  var body: some View {
    VStack {
      Text("First day: \(calendar.firstWeekday)")
      Button("Read") { openURL(link) }
      Button("Close") { dismiss() }
    }
  }
}
