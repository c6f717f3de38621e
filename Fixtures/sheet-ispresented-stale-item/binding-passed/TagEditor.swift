import SwiftUI

struct TagEditor: View {
  let tags: [String]
  @State private var tag = ""
  @State private var isEditing = false

  var body: some View {
    List(tags, id: \.self) { name in
      Button(name) {
        tag = name
        isEditing = true
      }
    }
    // fine: sheet-ispresented-stale-item -- a binding reads the storage when the field is drawn
    .sheet(isPresented: $isEditing) { TextField("Tag", text: $tag) }
  }
}
