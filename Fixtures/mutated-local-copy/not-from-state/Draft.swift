import SwiftUI

struct Letter {
  var text = ""
}

struct DraftView: View {
  @State private var count = 0

  var body: some View {
    Stepper("\(count)", value: $count)
    Button("Write") {
      var letter = Letter()
      letter.text = "Dear"  // fine: mutated-local-copy -- made here, no copy of state
      var number = 3
      number += 1  // fine: mutated-local-copy -- a number of its own
    }
  }
}
