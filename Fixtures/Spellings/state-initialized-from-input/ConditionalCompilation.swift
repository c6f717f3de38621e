import SwiftUI

struct WindowTitle: View {
  @State private var title: String

  #if os(macOS)
    init(document: String) {
      // expect: state-initialized-from-input warning `_title = State(initialValue: document)`
      _title = State(initialValue: document)
    }
  #else
    init(document: URL) {
      // expect: state-initialized-from-input warning `_title = State(initialValue: document.lastPathComponent)`
      _title = State(initialValue: document.lastPathComponent)
    }
  #endif

  var body: some View { Text(title) }
}
