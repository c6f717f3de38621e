import SwiftUI

struct Watermark: ViewModifier {
  let owner: String
  @State private var mark = ""

  func body(content: Content) -> some View {
    content
      .overlay { Text(mark) }
      .onAppear { mark = "© \(owner)" }  // expect: onappear-copies-input warning
  }
}
