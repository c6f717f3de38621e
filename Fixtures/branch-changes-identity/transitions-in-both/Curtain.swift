import SwiftUI

struct Curtain: View {
  @State private var isDrawn = false
  @State private var note = ""

  var body: some View {
    VStack {
      // fine: branch-changes-identity -- one is meant to slide out and the other in
      if isDrawn {
        TextEditor(text: $note).transition(.move(edge: .leading))
      } else {
        TextEditor(text: $note).transition(.move(edge: .trailing))
      }
      Button("Draw") { withAnimation { isDrawn.toggle() } }
    }
  }
}
