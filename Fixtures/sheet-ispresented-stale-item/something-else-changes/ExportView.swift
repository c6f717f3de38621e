import SwiftUI

struct ExportView: View {
  @State private var file: URL?
  @State private var isExporting = false
  @State private var isSharing = false

  var body: some View {
    VStack {
      if isExporting { ProgressView() }
      Button("Export") { isExporting = true }
      Button("Done") { finish() }
    }
    // fine: sheet-ispresented-stale-item -- body reads `isExporting`, which changes in the same step
    .sheet(isPresented: $isSharing) {
      if let file { Text(file.lastPathComponent) }
    }
  }

  private func finish() {
    file = URL(fileURLWithPath: "/tmp/export.csv")
    isExporting = false
    isSharing = true
  }
}
