import SwiftUI

@Observable final class Verse {
  var lines = 4
}

struct VerseForm: View {
  var verse: Verse

  var body: some View {
    Stepper("\(verse.lines) lines", value: $verse.lines)  // expect: missing-bindable error
  }
}
