// config: {"enable": ["method-call-on-child-view"]}
import SwiftUI

struct Valve: View {
  @State private var isOpen = false

  var body: some View { Text(isOpen ? "Open" : "Shut") }

  func open() { setOpen(true) }

  private func setOpen(_ value: Bool) { isOpen = value }
}

struct Boiler: View {
  private var valve: Valve { Valve() }

  var body: some View {
    valve.onTapGesture { valve.open() }  // expect: method-call-on-child-view note
  }
}
