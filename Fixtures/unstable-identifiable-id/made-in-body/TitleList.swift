import SwiftUI

struct TitleRow: Identifiable {
  let id = UUID()
  let title: String
}

struct TitleList: View {
  let titles: [String]
  @State private var isBold = false

  var body: some View {
    Toggle("Bold", isOn: $isBold)
    // expect: unstable-identifiable-id warning `TitleRow(title: $0)`
    ForEach(titles.map { TitleRow(title: $0) }) { row in
      Text(row.title).bold(isBold)
    }
  }
}
