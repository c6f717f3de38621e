import SwiftUI

struct DailyQuote: View {
  let quotes: [String]
  @State private var isLarge = false

  var body: some View {
    VStack {
      Toggle("Large", isOn: $isLarge)
      Text(quotes.first ?? "")
        .font(isLarge ? .title : .body)
        // fine: unstable-view-id -- changes once a day
        .id(Calendar.current.startOfDay(for: Date()))
    }
  }
}
