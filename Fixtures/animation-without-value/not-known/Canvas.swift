import CanvasKit
import SwiftUI

struct CanvasPage: View {
  let layer: CanvasLayer

  var body: some View {
    // fine: animation-without-value -- whether this is a view is not known
    layer.animation(.default)
  }
}
