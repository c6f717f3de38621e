import SwiftUI

struct Runner: Identifiable {
  let id: Int
  var seconds: Double
}

struct RunnerRow: View {
  let runner: Runner
  @State private var isMarked = false

  var body: some View { Toggle("\(runner.seconds) s", isOn: $isMarked) }
}

struct RaceBoard: View {
  @State private var runners = [Runner(id: 7, seconds: 61), Runner(id: 9, seconds: 58)]

  var body: some View {
    List {
      // expect: foreach-index-id warning
      ForEach(Array(zip(runners.indices, runners)), id: \.0) { place, runner in
        RunnerRow(runner: runner)
      }
    }
    .toolbar { Button("Sort") { runners.sort { $0.seconds < $1.seconds } } }
  }
}

struct LaneBoard: View {
  @State private var lanes = ["Green", "Red", "Blue"]

  var body: some View {
    List {
      // expect: foreach-index-id warning
      ForEach(lanes.indices, id: \.self) { lane in Text(lanes[lane]) }
        .onMove { lanes.move(fromOffsets: $0, toOffset: $1) }
    }
  }
}
