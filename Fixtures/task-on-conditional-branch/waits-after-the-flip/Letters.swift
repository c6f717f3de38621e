import SwiftUI

struct Letters: View {
  @State private var isWaiting = true
  @State private var letters: [String] = []

  var body: some View {
    VStack {
      if isWaiting {
        ProgressView()
          // expect: task-on-conditional-branch warning
          .task {
            isWaiting = false
            letters = await fetch()
          }
      } else {
        Text(letters.joined())
      }
    }
  }

  private func fetch() async -> [String] { ["Dear Ida"] }
}
