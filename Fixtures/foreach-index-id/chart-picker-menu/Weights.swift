import Charts
import SwiftUI

struct Weights: View {
  @State private var kilos = [71.5, 71.2]
  @State private var chosen = 0

  var body: some View {
    VStack {
      Chart {
        // fine: foreach-index-id -- marks keep no state
        ForEach(kilos.indices, id: \.self) { day in
          LineMark(x: .value("Day", day), y: .value("kg", kilos[day]))
        }
      }
      Picker("Day", selection: $chosen) {
        // fine: foreach-index-id -- the choices of a picker
        ForEach(kilos.indices, id: \.self) { day in Text("Day \(day + 1)").tag(day) }
      }
      Menu("Remove") {
        // fine: foreach-index-id -- a menu is built when it opens
        ForEach(kilos.indices, id: \.self) { day in
          Button("Day \(day + 1)") { kilos.remove(at: day) }
        }
      }
    }
  }
}
