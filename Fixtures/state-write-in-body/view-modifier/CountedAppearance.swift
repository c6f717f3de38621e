import SwiftUI

struct CountedAppearance: ViewModifier {
  @State private var draws = 0

  func body(content: Content) -> some View {
    draws += 1  // expect: state-write-in-body error `draws += 1`
    return content.badge(draws)
  }
}
