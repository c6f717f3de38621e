import SwiftUI

struct LateSubtitle: View {
  let line: String
  @State private var shown = ""

  var body: some View {
    Text(shown)
      .onAppear {
        Task {
          try? await Task.sleep(nanoseconds: 900_000_000)
          shown = line  // fine: onappear-copies-input -- it is about the delay
        }
      }
  }
}
