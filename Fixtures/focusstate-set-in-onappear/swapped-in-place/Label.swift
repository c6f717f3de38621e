// config: {"enable": ["focusstate-set-in-onappear"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

struct LabelEditor: View {
  @Binding var text: String
  @FocusState private var isEditing: Bool

  var body: some View {
    TextField("Label", text: $text)
      .focused($isEditing)
      // fine: focusstate-set-in-onappear -- the window is there already, nothing is presented
      .onAppear { isEditing = true }
  }
}

struct LabelRow: View {
  @State private var text = ""
  @State private var isEdited = false

  var body: some View {
    if isEdited {
      LabelEditor(text: $text)
    } else {
      Button(text) { isEdited = true }
    }
  }
}
