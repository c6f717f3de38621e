// config: {"enable": ["focusstate-set-in-onappear"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

struct NoteField: View {
  @State private var text = ""
  @FocusState private var isEditing: Bool

  var body: some View {
    VStack {
      TextField("Text", text: $text)
        .focused($isEditing)
        .onSubmit { isEditing = true }  // fine: focusstate-set-in-onappear -- the field is there
      Button("Edit") { isEditing = true }  // fine: focusstate-set-in-onappear -- a tap
    }
  }
}
