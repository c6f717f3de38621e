import SwiftUI

extension Weir {
  func row(_ title: String) -> some View {
    HStack {
      Text(title)
      // expect: constant-binding warning `.constant(isShut)`
      Toggle(title, isOn: .constant(isShut))
    }
  }
}
