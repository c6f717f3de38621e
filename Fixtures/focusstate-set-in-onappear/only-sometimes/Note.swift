// config: {"enable": ["focusstate-set-in-onappear"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

struct NoteField: View {
  @State private var text = ""
  @FocusState private var isEditing: Bool

  var body: some View {
    TextField("Note", text: $text)
      .focused($isEditing)
      .onAppear {
        // fine: focusstate-set-in-onappear -- `.defaultFocus` has no condition
        if text.isEmpty { isEditing = true }
      }
  }
}
