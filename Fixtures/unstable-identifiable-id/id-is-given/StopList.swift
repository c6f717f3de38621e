import SwiftUI

struct StopRow: Identifiable {
  var id = UUID()
  let name: String
}

struct Stop: Identifiable {
  let id: UUID
  let name: String
}

struct StopList: View {
  let stops: [Stop]
  @State private var isCompact = false

  private var rows: [StopRow] {
    // fine: unstable-identifiable-id -- the id comes from the data
    stops.map { StopRow(id: $0.id, name: $0.name) }
  }

  var body: some View {
    Toggle("Compact", isOn: $isCompact)
    ForEach(rows) { Text($0.name) }
  }
}
