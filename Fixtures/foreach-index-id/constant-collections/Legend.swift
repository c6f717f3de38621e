import SwiftUI

enum Season: String, CaseIterable { case spring, summer, autumn, winter }

struct Legend: View {
  private let headings = ["Month", "Rain", "Sun"]
  private static let units = ["mm", "h"]
  @State private var isOpen = false

  var body: some View {
    DisclosureGroup("Legend", isExpanded: $isOpen) {
      // fine: foreach-index-id -- a constant list
      ForEach(headings.indices, id: \.self) { column in Text(headings[column]) }
      // fine: foreach-index-id -- a static list
      ForEach(Array(Self.units.enumerated()), id: \.offset) { _, unit in Text(unit) }
      // fine: foreach-index-id -- all cases, always
      ForEach(Season.allCases.indices, id: \.self) { season in
        Text(Season.allCases[season].rawValue)
      }
      // fine: foreach-index-id -- a literal range
      ForEach(0..<5, id: \.self) { Text("\($0)") }
      // fine: foreach-index-id -- a literal list
      ForEach(Array(["N", "E", "S", "W"].enumerated()), id: \.offset) { _, wind in Text(wind) }
    }
  }
}
