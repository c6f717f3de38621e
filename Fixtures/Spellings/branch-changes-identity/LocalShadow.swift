import SwiftUI

struct StorkNest: View {
  @State private var isTall = false
  @State private var note = ""

  var body: some View {
    let isTall = ProcessInfo.processInfo.arguments.contains("tall")
    VStack {
      // fine: branch-changes-identity -- the local of that name stays the same
      if isTall {
        TextEditor(text: $note).frame(height: 400)
      } else {
        TextEditor(text: $note)
      }
      Button("Build") { self.isTall.toggle() }
    }
  }
}
