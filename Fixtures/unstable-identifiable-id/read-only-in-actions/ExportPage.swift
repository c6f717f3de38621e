import SwiftUI

struct ExportLine: Identifiable {
  let id = UUID()
  let text: String
}

struct ExportPage: View {
  let titles: [String]
  @State private var count = 0

  private var lines: [ExportLine] {
    // fine: unstable-identifiable-id -- only an action reads this
    titles.map { ExportLine(text: $0) }
  }

  var body: some View {
    Text("\(count) lines")
    Button("Export") { count = lines.count }
  }
}
