import SwiftUI

struct PeakInfo: View {
  let peak: String
  @State private var height = 0

  var body: some View {
    Text("\(height) m")
      #if os(watchOS)
        .task { height = await near(peak) }  // expect: task-missing-id note
      #else
        .task { height = await far(peak) }  // expect: task-missing-id note
      #endif
  }

  private func near(_ peak: String) async -> Int { 100 + peak.count }
  private func far(_ peak: String) async -> Int { 200 + peak.count }
}
