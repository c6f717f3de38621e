// config: {"enable": ["constant-binding"]}
import SwiftUI

struct Sluice: View {
  @State private var isOpen = false

  var body: some View {
    #if os(macOS)
      // expect: constant-binding warning `.constant(isOpen)`
      Toggle("Open", isOn: .constant(isOpen))
    #else
      // expect: constant-binding warning `.constant(isOpen)`
      Toggle("The sluice is open", isOn: .constant(isOpen))
    #endif
    Button("Open") { isOpen = true }
  }
}
