import SwiftUI

struct LetterForm: View {
  @State private var lines: Int
  private var title = ""

  init(initialLines: Int) {
    _lines = State(initialValue: initialLines)
    title = "A letter of \(lines) lines"  // expect: dynamic-property-read-in-init note `lines`
  }

  var body: some View { Stepper(title, value: $lines) }
}
