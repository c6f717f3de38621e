// config: {"enable": ["closure-binding-in-body"]}
import SwiftUI

final class Stove {
  var isLit = false
}

struct StoveSwitch: View {
  let stove: Stove  // expect: unobserved-class-read-in-body warning

  var body: some View {
    // fine: closure-binding-in-body -- a plain class has no `$`
    Toggle("Lit", isOn: Binding(get: { stove.isLit }, set: { stove.isLit = $0 }))
  }
}
