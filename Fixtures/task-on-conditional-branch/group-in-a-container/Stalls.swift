import SwiftUI

struct Stalls: View {
  @State private var isLoading = false
  @State private var stalls = 0
  @State private var isOpen = true

  var body: some View {
    VStack {
      Group {
        if isLoading { ProgressView() } else { Text("\(stalls) stalls") }
      }
      // miss: task-on-conditional-branch -- what a modifier of a `Group` hangs on is not followed
      .task {
        isLoading = true
        stalls = await fetch()
        isLoading = false
      }
      Group {
        if isOpen { Text("Open") } else { Image(systemName: "lock") }
      }
      // Nothing here flips it. The task is still one for each branch.
      // miss: task-on-conditional-branch -- what a modifier of a `Group` hangs on is not followed
      .task { stalls = await fetch() }
      Toggle("Open", isOn: $isOpen)
    }
  }

  private func fetch() async -> Int { 7 }
}
