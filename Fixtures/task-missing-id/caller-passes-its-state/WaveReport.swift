import SwiftUI

struct WaveReport: View {
  let beach: String
  @State private var report = ""

  var body: some View {
    Text(report)
      .task { report = await ask(beach) }  // expect: task-missing-id
  }

  private func ask(_ beach: String) async -> String { "\(beach): calm" }
}

struct SurfPage: View {
  @State private var beach = "Nazaré"

  var body: some View {
    VStack {
      WaveReport(beach: beach)
      Button("Hossegor") { beach = "Hossegor" }
    }
  }
}
