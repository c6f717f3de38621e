import SwiftUI

struct ElmLeaves: View {
  @State private var elms = ["Wych"]

  var body: some View {
    VStack {
      // expect: foreach-id-self warning
      ForEach($elms, id: \String.self) { $elm in TextField("", text: $elm) }
      // miss: foreach-id-self -- bindings without a `$` and other keys are not followed
      ForEach($elms, id: \.self, content: { elm in TextField("", text: elm) })
      // miss: foreach-id-self -- bindings without a `$` and other keys are not followed
      ForEach($elms, id: \.self) { TextField("", text: $0) }
      // miss: foreach-id-self -- bindings without a `$` and other keys are not followed
      ForEach($elms, id: \.hashValue) { $elm in TextField("", text: $elm) }
    }
  }
}
