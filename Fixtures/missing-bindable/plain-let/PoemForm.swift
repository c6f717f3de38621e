import SwiftUI

@Observable final class Poem {
  var title = "Rain"
  var isFinished = false
}

struct PoemForm: View {
  let poem: Poem

  var body: some View {
    Form {
      TextField("Title", text: $poem.title)  // expect: missing-bindable error
      Toggle("Finished", isOn: $poem.isFinished)  // expect: missing-bindable error
    }
  }
}
