import SwiftUI

struct Report: View {
  @State private var isEditing = false
  @State private var text = ""
  @State private var chosen: String?

  var body: some View {
    VStack {
      // fine: branch-changes-identity -- two kinds of view
      if isEditing {
        TextEditor(text: $text)
      } else {
        ScrollView { Text(text) }
      }
      // fine: branch-changes-identity -- something or a stand-in
      if let chosen {
        TextField(chosen, text: $text)
      } else {
        ProgressView()
      }
      // fine: branch-changes-identity -- one branch only
      if isEditing {
        TextField("Title", text: $text)
      }
      Button("Edit") {
        isEditing.toggle()
        chosen = "Title"
      }
    }
  }
}
