import SwiftUI

struct MayPage: View {
  @State private var month = 5
  @State private var isLoading = false

  var body: some View {
    VStack {
      Stepper("\(month)", value: $month)
      if !isLoading {
        Text("May")
          // miss: task-on-conditional-branch -- a function given by its name is not followed
          .task(id: month, priority: .low, load)
      }
      if isLoading == false {
        Text("Day")
          // expect: task-on-conditional-branch warning
          .task(id: month) {
            await load()
          }
      } else {
        ProgressView()
      }
    }
  }

  @Sendable private func load() async {
    isLoading = true
    try? await Task.sleep(nanoseconds: 1_000)
    isLoading = false
  }
}
