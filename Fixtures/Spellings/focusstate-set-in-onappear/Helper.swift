import SwiftUI

struct Diary: View {
  @State private var entry = ""
  @FocusState private var isWriting: Bool

  var body: some View {
    TextField("Entry", text: $entry)
      .focused($isWriting)
      .onAppear(perform: begin)
  }

  private func begin() {
    isWriting = true  // expect: focusstate-set-in-onappear note
  }
}
