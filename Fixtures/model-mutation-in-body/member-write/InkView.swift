import SwiftUI

@Observable final class Ink {
  var level = 100
}

struct InkView: View {
  let ink: Ink

  var body: some View {
    // fine: model-mutation-in-body -- no call: an assignment seen directly is the other rule's
    // expect: state-write-in-body error `ink.level -= 1`
    let _ = (ink.level -= 1)
    Text("\(ink.level)")
  }
}
