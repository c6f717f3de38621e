// config: {"enable": ["focusstate-set-in-onappear"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

struct NoteField: View {
  @State private var text = ""
  @State private var isEditing = false

  var body: some View {
    TextField("Text", text: $text)
      .disabled(!isEditing)
      .onAppear { isEditing = true }  // fine: focusstate-set-in-onappear -- no focus
  }
}
