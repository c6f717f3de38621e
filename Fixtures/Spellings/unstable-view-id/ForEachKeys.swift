import SwiftUI

struct Buoy {
  var depth: Int
  var color: String
  var mark: String {
    get { return "\(color) \(UUID().uuidString)" }
  }
  var seenAt: Date { Date() }
}

struct BuoyList: View {
  @State private var buoys = [Buoy(depth: 4, color: "red")]

  var body: some View {
    VStack {
      // expect: unstable-view-id warning `\.mark`
      ForEach(buoys, id: \.mark) { Text($0.color) }
      // expect: unstable-view-id warning `\Buoy.seenAt`
      ForEach(buoys, id: \Buoy.seenAt) { buoy in Text("\(buoy.depth) m") }
      // fine: unstable-view-id -- stored
      ForEach(buoys, id: \.color) { buoy in Text("\(buoy.depth) m") }
      Button("Sink") { buoys.removeAll() }
    }
  }
}
