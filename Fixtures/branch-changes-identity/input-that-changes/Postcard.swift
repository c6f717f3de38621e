import SwiftUI

struct Postcard: View {
  let isFramed: Bool
  @State private var greeting = ""

  var body: some View {
    // expect: branch-changes-identity warning
    if isFramed {
      TextEditor(text: $greeting).border(.brown)
    } else {
      TextEditor(text: $greeting)
    }
  }
}

struct PostcardRack: View {
  @State private var isFramed = false

  var body: some View {
    VStack {
      Postcard(isFramed: isFramed)
      Toggle("Frame", isOn: $isFramed)
    }
  }
}
