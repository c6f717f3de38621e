import SwiftUI

struct NoteField: View {
  @State private var formatter: NumberFormatter
  @State private var grams = 1.0

  init(digits: Int) {
    // expect: expensive-work-in-body note `NumberFormatter()`
    _formatter = State(initialValue: NumberFormatter())
    // fine: dynamic-property-read-in-init -- the object that `init` has just put in
    formatter.maximumFractionDigits = digits
  }

  var body: some View { TextField("Grams", value: $grams, formatter: formatter) }
}
