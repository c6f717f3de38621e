import SwiftUI

struct Framed: ViewModifier {
  @SwiftUI.Environment(\.displayScale) private var scale
  private var width: CGFloat = 1

  init(points: CGFloat) {
    width = points / scale  // expect: dynamic-property-read-in-init warning `scale`
  }

  func body(content: Content) -> some View {
    content.border(.black, width: width * scale)
  }
}
