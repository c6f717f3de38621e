// config: {"enable": ["focusstate-set-in-onappear"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

struct NoteField: View {
  @State private var text = ""
  @FocusState private var isEditing: Bool

  var body: some View {
    TextEditor(text: $text)
      .focused($isEditing)
      .onAppear {
        isEditing = true  // expect: focusstate-set-in-onappear note `isEditing = true`
        print("appeared")
      }
  }
}
