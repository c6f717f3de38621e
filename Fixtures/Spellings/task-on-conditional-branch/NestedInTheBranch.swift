import SwiftUI

struct OctoberPage: View {
  @State private var isRaining = false

  var body: some View {
    if isRaining {
      ProgressView()
    } else {
      VStack {
        HStack {
          // expect: task-on-conditional-branch warning
          Text("October").task {
            withAnimation { isRaining = true }
            await pour()
            withAnimation { isRaining = false }
          }
        }
      }
    }
  }

  private func pour() async {}
}
