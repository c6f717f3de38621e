// config: {"enable": ["closure-binding-in-body"]}
import SwiftUI

struct Doorway: View {
  @State private var isOpen = false
  @State private var visits = 0
  let report: (Bool) -> Void

  var body: some View {
    VStack {
      Text("\(visits) visits")
      Toggle(
        "Open",
        isOn: Binding(  // fine: closure-binding-in-body -- the setter counts as well
          get: { isOpen },
          set: {
            isOpen = $0
            visits += 1
          }
        ))
      Toggle(
        "Reported",
        // fine: closure-binding-in-body -- the setter calls a function
        isOn: Binding(get: { isOpen }, set: { report($0) }))
      Toggle(
        "Animated",
        isOn: Binding(  // fine: closure-binding-in-body -- the setter animates
          get: { isOpen },
          set: { value in withAnimation { isOpen = value } }
        ))
    }
  }
}
