import SwiftUI

typealias Days = [String]

@MainActor @Observable final class Almanac {
  var days: Days?

  func renew() async {
    days = nil
    try? await Task.sleep(nanoseconds: 1_000)
    days = ["Monday"]
  }
}

struct JulyPage: View {
  @State private var almanac = Almanac()

  var body: some View {
    VStack {
      if let days = almanac.days {
        // expect: task-on-conditional-branch warning
        Text(days.joined()).task { await almanac.renew() }
      } else {
        ProgressView()
      }
      Button("Renew") { Task { await almanac.renew() } }
    }
  }
}
