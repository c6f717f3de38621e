// config: {"enable": ["constant-binding"]}
import SwiftUI

struct SwitchRow: View {
  @Binding var isOn: Bool

  var body: some View {
    HStack {
      Toggle("Switch", isOn: .constant(isOn))  // expect: constant-binding warning `.constant(isOn)`
      Button("Off") { isOn = false }
    }
  }
}

struct SwitchPage: View {
  @State private var isOn = true

  var body: some View { SwitchRow(isOn: $isOn) }
}
