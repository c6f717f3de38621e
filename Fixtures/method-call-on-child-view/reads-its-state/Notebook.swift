// config: {"enable": ["method-call-on-child-view"]}
import SwiftUI

struct Editor: View {
  @State private var text = ""

  var body: some View { TextField("Text", text: $text) }

  func currentText() -> String { text }
}

struct Notebook: View {
  private let editor = Editor()
  let save: (String) -> Void

  var body: some View {
    VStack {
      editor
      // Always the text of the beginning.
      Button("Save") {
        save(editor.currentText())  // expect: method-call-on-child-view note `editor.currentText`
      }
    }
  }
}
