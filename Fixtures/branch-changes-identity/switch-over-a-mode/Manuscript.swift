import SwiftUI

enum Hand { case print, script, code }

struct Manuscript: View {
  @State private var hand = Hand.print
  @State private var text = ""

  var body: some View {
    VStack {
      // expect: branch-changes-identity warning
      switch hand {
      case .print: TextEditor(text: $text)
      case .script: TextEditor(text: $text).italic()
      case .code: TextEditor(text: $text).monospaced()
      }
      Button("Code") { hand = .code }
    }
  }
}
