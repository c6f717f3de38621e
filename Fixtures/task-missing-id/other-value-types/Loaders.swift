import SwiftUI

struct PageLoader: View {
  let address: URL
  @State private var size = 0

  var body: some View {
    Text("\(size) bytes")
      .task { size = await fetch(address) }  // expect: task-missing-id note
  }

  private func fetch(_ address: URL) async -> Int { address.path.count }
}

struct ForecastLoader: View {
  let day: Date
  let isDetailed: Bool
  @State private var text = ""

  var body: some View {
    Text(text)
      .task { text = await forecast(day, isDetailed) }  // expect: task-missing-id note
  }

  private func forecast(_ day: Date, _ isDetailed: Bool) async -> String { "\(day) \(isDetailed)" }
}
