// config: {"enable": ["focusstate-set-in-onappear"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

struct NoteField: View {
  @State private var text = ""
  @FocusState private var isEditing: Bool

  var body: some View {
    TextField("Text", text: $text)
      .focused($isEditing)
      .defaultFocus($isEditing, true)  // fine: focusstate-set-in-onappear -- SwiftUI asks in time
  }
}
