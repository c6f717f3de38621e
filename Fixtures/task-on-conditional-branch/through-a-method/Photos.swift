import SwiftUI

struct Photos: View {
  @State private var isBusy = false
  @State private var count = 0

  var body: some View {
    if isBusy {
      ProgressView()
    } else {
      Text("\(count) photos")
        // expect: task-on-conditional-branch warning
        .task { await load() }
    }
  }

  private func load() async {
    await begin()
    count = await fetch()
    isBusy = false
  }

  private func begin() async { isBusy = true }
  private func fetch() async -> Int { 12 }
}
