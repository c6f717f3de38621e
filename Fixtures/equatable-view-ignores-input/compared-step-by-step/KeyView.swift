import SwiftUI

struct KeyView: View, Equatable {
  let glyph: String
  let isBlack: Bool
  let width: CGFloat

  // fine: equatable-view-ignores-input -- everything is named, over several statements
  static func == (lhs: KeyView, rhs: KeyView) -> Bool {
    guard lhs.isBlack == rhs.isBlack else { return false }
    if lhs.width != rhs.width { return false }
    return (lhs.glyph, 1) == (rhs.glyph, 1)
  }

  var body: some View {
    Text(glyph).frame(width: width).background(isBlack ? Color.black : .white)
  }
}
