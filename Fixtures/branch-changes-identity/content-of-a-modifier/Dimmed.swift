import SwiftUI

struct Dimmed: ViewModifier {
  let isDimmed: Bool

  func body(content: Content) -> some View {
    // expect: branch-changes-identity note
    if isDimmed {
      content.opacity(0.4)
    } else {
      content
    }
  }
}

struct Ballot: View {
  @State private var isCast = false

  var body: some View {
    Toggle("Cast", isOn: $isCast).modifier(Dimmed(isDimmed: isCast))
  }
}
