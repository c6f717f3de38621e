import SwiftUI

struct News: View {
  @State private var isLoading = false
  @State private var headline = ""

  var body: some View {
    if isLoading {
      ProgressView()
    } else {
      Text(headline)
        // The branch comes back when the load is over, and asks for the next one.
        // expect: task-on-conditional-branch warning
        .onAppear { load() }
    }
  }

  private func load() {
    isLoading = true
    Task {
      headline = await fetch()
      isLoading = false
    }
  }

  private func fetch() async -> String { "Snow" }
}
