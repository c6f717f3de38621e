import SwiftUI

struct Captioned: ViewModifier {
  let photo: String
  @State private var caption = ""

  func body(content: Content) -> some View {
    content
      .overlay(alignment: .bottom) { Text(caption) }
      .task { caption = await describe(photo) }  // expect: task-missing-id note
  }

  private func describe(_ photo: String) async -> String { photo }
}
