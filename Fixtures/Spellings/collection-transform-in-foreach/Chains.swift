// config: {"enable": ["collection-transform-in-foreach"]}
import SwiftUI

struct Peak: Identifiable {
  let id: Int
  var name: String
  var height: Int
}

struct Peaks: View {
  let peaks: [Peak]
  let notes: [Peak]?

  var body: some View {
    VStack {
      // expect: collection-transform-in-foreach note
      ForEach(self.peaks.filter({ $0.height > 4000 }).sorted(by: { $0.name < $1.name })) { peak in
        Text(peak.name)
      }
      // expect: collection-transform-in-foreach note
      ForEach(peaks.map(\.name), id: \.self) { Text($0) }
      // expect: collection-transform-in-foreach note
      ForEach((notes ?? []).sorted { $0.height < $1.height }) { Text($0.name) }
      // expect: collection-transform-in-foreach note
      ForEach(peaks.sorted(using: KeyPathComparator(\.height)).prefix(3)) { Text($0.name) }
    }
  }
}
