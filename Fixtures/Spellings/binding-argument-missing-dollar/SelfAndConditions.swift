import SwiftUI

struct Tap: View {
  @Binding var isOpen: Bool

  var body: some View { Toggle("Tap", isOn: $isOpen) }
}

struct SinkPage: View {
  @SwiftUI.State private var isOpen = false

  var body: some View {
    if isOpen {
      Tap(isOpen: self.isOpen)  // expect: binding-argument-missing-dollar error
    } else {
      Button("Open") { isOpen = true }
    }
  }
}
