import SwiftUI

struct CaptionForm: View {
  let caption: String
  let save: (String) -> Void
  @State private var text = ""

  var body: some View {
    Form {
      TextField("Caption", text: $text)
      Button("Save") { save(text) }
    }
    .onAppear { text = caption }  // fine: onappear-copies-input -- a draft, typed into and saved
  }
}
