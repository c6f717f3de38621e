import SwiftUI

@Observable final class ReportModel {
  var pages = 1
}

struct ReportPage: View {
  @State private var report: ReportModel

  init(report: ReportModel) {
    // fine: state-model-injected-via-init -- only a preview injects
    _report = State(initialValue: report)
  }

  var body: some View { Text("\(report.pages) pages") }
}

#Preview { ReportPage(report: ReportModel()) }
