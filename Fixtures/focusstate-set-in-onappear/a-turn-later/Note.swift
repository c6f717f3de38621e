// config: {"enable": ["focusstate-set-in-onappear"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

struct NoteField: View {
  @State private var text = ""
  @FocusState private var isEditing: Bool

  var body: some View {
    VStack {
      TextEditor(text: $text)
        .focused($isEditing)
        .onAppear {
          // fine: focusstate-set-in-onappear -- a turn later
          Task { isEditing = true }
        }
      TextField("Title", text: $text)
        .onAppear {
          // fine: focusstate-set-in-onappear -- later
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { isEditing = true }
        }
      Text(text)
        // fine: focusstate-set-in-onappear -- a task begins after the view is there
        .task { isEditing = true }
    }
  }
}
