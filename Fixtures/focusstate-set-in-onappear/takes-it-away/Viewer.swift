// config: {"enable": ["focusstate-set-in-onappear"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

struct Viewer: View {
  enum Field { case title, text }

  @State private var text = ""
  @FocusState private var field: Field?
  @FocusState private var isSearching: Bool

  var body: some View {
    TextField("Text", text: $text)
      .focused($field, equals: .text)
      .focused($isSearching)
      .onAppear {
        field = nil  // fine: focusstate-set-in-onappear -- takes the focus away
      }
      .onAppear {
        isSearching = false  // fine: focusstate-set-in-onappear -- takes the focus away
      }
  }
}
