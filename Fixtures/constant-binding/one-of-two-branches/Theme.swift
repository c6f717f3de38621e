// config: {"enable": ["constant-binding"]}
import SwiftUI

struct ThemeRow: View {
  @State private var isDark = false
  let isLocked: Bool

  var body: some View {
    // fine: constant-binding -- a real binding unless it is locked
    Toggle("Dark", isOn: isLocked ? .constant(true) : $isDark)
  }
}
