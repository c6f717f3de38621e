// config: {"enable": ["constant-binding"]}
import SwiftUI

struct NoteEditor: View {
  @Binding private var text: String
  @Binding private var isEditing: Bool

  // fine: constant-binding -- a binding that callers may leave out
  init(text: Binding<String>, isEditing: Binding<Bool> = .constant(false)) {
    _text = text
    _isEditing = isEditing
  }

  var body: some View {
    Toggle("Edit", isOn: $isEditing)
    TextEditor(text: $text)
  }
}

struct SearchField: View {
  @Binding var text: String
  // fine: constant-binding -- a default of the memberwise initialiser
  var isActive: Binding<Bool> = .constant(false)

  var body: some View {
    Toggle("Active", isOn: isActive)
    TextField("Search", text: $text)
  }
}
