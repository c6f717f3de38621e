import SwiftUI

extension CrowNest {
  @ViewBuilder var editor: some View {
    // expect: branch-changes-identity warning
    if isWindy {
      TextEditor(text: $log).rotationEffect(.degrees(2))
    } else {
      TextEditor(text: $log)
    }
  }
}
