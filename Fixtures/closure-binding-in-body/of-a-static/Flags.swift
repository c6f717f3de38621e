// config: {"enable": ["closure-binding-in-body"]}
import SwiftUI

enum Flags {
  static var isLoud = false
}

struct FlagSwitch: View {
  var body: some View {
    // expect: untracked-source-in-body note `Flags.isLoud`
    // fine: closure-binding-in-body -- a static has no `$`
    Toggle("Loud", isOn: Binding(get: { Flags.isLoud }, set: { Flags.isLoud = $0 }))
  }
}
