import SwiftUI

struct SwiftNest: View {
  @State private var height = 0
  @State private var note = ""

  var body: some View {
    VStack {
      // expect: branch-changes-identity warning
      if height > 9 {
        TextEditor(text: $note).bold()
      } else if height > 4 {
        TextEditor(text: $note).italic()
      } else {
        Text("Too low")
      }
      // expect: branch-changes-identity warning
      if !(height == 0) { TextEditor(text: $note) } else { TextEditor(text: $note).disabled(true) }
      Stepper("\(height)", value: $height)
    }
  }
}
