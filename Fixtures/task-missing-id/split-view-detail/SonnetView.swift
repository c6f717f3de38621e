import SwiftUI

struct SonnetView: View {
  let number: Int
  @State private var lines: [String] = []

  var body: some View {
    List(lines, id: \.self) { Text($0) }
      .task { lines = await fetch(number) }  // expect: task-missing-id warning
  }

  private func fetch(_ number: Int) async -> [String] { ["Sonnet \(number)"] }
}

struct SonnetBrowser: View {
  @State private var number = 18

  var body: some View {
    NavigationSplitView {
      Stepper("Sonnet \(number)", value: $number, in: 1...154)
    } detail: {
      SonnetView(number: number)
    }
  }
}
