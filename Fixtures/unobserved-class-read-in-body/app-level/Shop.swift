import SwiftUI

final class StartReport {
  var problems: [String] = []
}

@main
struct ShopApp: App {
  // fine: unobserved-class-read-in-body -- an app is made once, and its states say when to look
  let report = StartReport()
  @State private var showsProblems = false

  init() { check() }

  private func check() { report.problems.append("No network") }

  var body: some Scene {
    WindowGroup {
      if showsProblems {
        Text(report.problems.joined())
      } else {
        Button("Start") { showsProblems = !report.problems.isEmpty }
      }
    }
  }
}
