import Charts
import SwiftUI

struct StopRow: Identifiable {
  let id = UUID()
  let name: String
  let minute: Int
}

struct StopsPage: View {
  let names: [String]
  @State private var isLate = false

  private var rows: [StopRow] {
    // fine: unstable-identifiable-id -- the list tells its rows apart by their names
    names.map { StopRow(name: $0, minute: 1) }
  }

  var body: some View {
    Toggle("Late", isOn: $isLate)
    List(rows, id: \.name) { Text($0.name) }
    // fine: unstable-identifiable-id -- the names again
    ForEach(names.map { StopRow(name: $0, minute: 2) }, id: \.name) { Text($0.name) }
    // fine: unstable-identifiable-id -- only their number is wanted
    Text("\(names.map { StopRow(name: $0, minute: 3) }.count)")
    // fine: unstable-identifiable-id -- a chart has no rows
    Chart(names.map { StopRow(name: $0, minute: 4) }) { stop in
      BarMark(x: .value("Stop", stop.name), y: .value("Minute", stop.minute))
    }
  }
}
