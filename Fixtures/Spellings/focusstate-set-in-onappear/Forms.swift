import SwiftUI

struct Poem: View {
  @State private var lines = ["", ""]
  @FocusState private var focusedLine: Int?
  @SwiftUI.FocusState private var isTitle: Bool

  var body: some View {
    VStack {
      TextField("One", text: $lines[0])
        .focused($focusedLine, equals: 0)
        .onAppear(perform: { self.focusedLine = 0 })  // expect: focusstate-set-in-onappear note
      TextField("Two", text: $lines[1])
        .focused($isTitle)
        .onAppear { $isTitle.wrappedValue = true }  // expect: focusstate-set-in-onappear note
    }
  }
}
