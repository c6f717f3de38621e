import SwiftUI

struct Market: View {
  @State private var isLoading = false
  @State private var stalls = 0

  var body: some View {
    ZStack {
      if isLoading { ProgressView() } else { Text("\(stalls)") }
    }
    // fine: task-on-conditional-branch -- the stack is always there
    .task { await load() }
    // fine: task-on-conditional-branch -- the stack is always there
    .onAppear { isLoading = true }
  }

  private func load() async {
    isLoading = true
    stalls = await fetch()
    isLoading = false
  }

  private func fetch() async -> Int { 3 }
}
