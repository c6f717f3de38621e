import SwiftUI

final class HutchLog: ObservableObject {
  @Published var lines: [String] = []
}

extension EnvironmentValues {
  @Entry var hutchLog: HutchLog?
}

struct HutchRow: View {
  // fine: observation-wrapper-mismatch -- a key, and any value may stand behind it
  @Environment(\.hutchLog) private var log

  var body: some View { Button("Note") { log?.lines.append("fed") } }
}

struct HutchPage: View {
  @StateObject private var log = HutchLog()

  var body: some View {
    HutchRow()
      .environment(\.hutchLog, log)  // fine: observation-wrapper-mismatch -- a key
    Text("\(log.lines.count)")
  }
}
