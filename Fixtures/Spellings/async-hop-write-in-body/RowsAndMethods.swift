import SwiftUI

struct CompassRose: View {
  let points: [String]
  @State private var longest = 0

  var body: some View {
    ForEach(points, id: \.self) { point in
      row(point)
    }
  }

  private func row(_ point: String) -> some View {
    DispatchQueue.main.async { note(point) }  // expect: async-hop-write-in-body warning
    return Text("\(point) \(longest)")
  }

  private func note(_ point: String) {
    longest = max(longest, point.count)
  }
}
