import SwiftUI

struct Loading<Content: View>: View {
  let key: String
  @ViewBuilder let content: (String) -> Content
  @State private var text = ""

  var body: some View {
    content(text)
      .task { text = await fetch(key) }  // expect: task-missing-id note
  }

  private func fetch(_ key: String) async -> String { key }
}
