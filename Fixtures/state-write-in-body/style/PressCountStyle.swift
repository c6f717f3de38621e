import SwiftUI

struct PressCountStyle: ButtonStyle {
  @State private var presses = 0

  func makeBody(configuration: Configuration) -> some View {
    // expect: state-write-in-body error `presses += 1`
    let _ = configuration.isPressed ? (presses += 1) : ()
    configuration.label.badge(presses)
  }
}
