import SwiftUI

struct Intro: View {
  @State private var words: [String] = []
  @State private var poem: String?
  @State private var isReady = false

  var body: some View {
    VStack {
      if words.isEmpty {
        // fine: task-on-conditional-branch -- its last step, so nothing is left to cancel
        ProgressView().onAppear { words = ["Hello"] }
      } else {
        Text(words.joined())
      }
      if let poem {
        Text(poem)
      } else {
        // Its last step, so nothing is left to cancel.
        // fine: task-on-conditional-branch -- its last step, so nothing is left to cancel
        ProgressView().task { poem = await fetch() }
      }
      if !isReady {
        // fine: task-on-conditional-branch -- its last step, so nothing is left to cancel
        ProgressView().task {
          defer { isReady = true }
          _ = await fetch()
        }
      }
    }
  }

  private func fetch() async -> String { "Poem" }
}
