// config: {"enable": ["collection-transform-in-foreach"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

struct Races: View {
  let times: [Double]
  @State private var sorted: [Double] = []

  var body: some View {
    // fine: collection-transform-in-foreach -- sorted when the times change
    List(sorted, id: \.self) { Text("\($0)") }
      .onChange(of: times, initial: true) { sorted = times.sorted() }
  }
}
