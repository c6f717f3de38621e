import SwiftUI

struct DialectView: View {
  let region: String
  @State private var words: [String] = []

  var body: some View {
    List(words, id: \.self) { Text($0) }
      .task { await load() }  // expect: task-missing-id note
  }

  private func load() async {
    try? await Task.sleep(nanoseconds: 100_000_000)
    words = ["Words of \(region)"]
  }
}
