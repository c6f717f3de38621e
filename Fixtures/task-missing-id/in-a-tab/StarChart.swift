import SwiftUI

struct StarChart: View {
  let hour: Int
  @State private var stars: [String] = []

  var body: some View {
    List(stars, id: \.self) { Text($0) }
      // A tab that is left and shown again starts its task again; one that stays does not.
      .task { stars = await visible(at: hour) }  // expect: task-missing-id
  }

  private func visible(at hour: Int) async -> [String] { ["Vega at \(hour)"] }
}

struct Observatory: View {
  @State private var hour = 22

  var body: some View {
    TabView {
      Stepper("\(hour) h", value: $hour).tabItem { Text("Time") }
      StarChart(hour: hour).tabItem { Text("Sky") }
    }
  }
}
