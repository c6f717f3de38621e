import SwiftUI

struct PaperView: View {
  @Environment(\.colorScheme) private var scheme  // fine: state-without-initial-value -- from above
  @FocusState private var isTyping: Bool  // fine: state-without-initial-value -- begins with false
  @Namespace private var space  // fine: state-without-initial-value -- needs none
  @Binding var text: String  // fine: state-without-initial-value -- the parent passes it
  // fine: state-without-initial-value -- optional
  @AppStorage("paper") private var paper: String?

  var body: some View {
    TextField(paper ?? "A4", text: $text)
      .focused($isTyping)
      .matchedGeometryEffect(id: scheme == .dark ? 1 : 2, in: space)
  }
}

struct DeskView: View {
  @State private var text = ""

  var body: some View { PaperView(text: $text) }
}
