import DrawingKit
import SwiftUI

final class Sketch: DrawingDocument {
  var strokes = 0
}

struct SketchPanel: View {
  // fine: state-holds-unobserved-class -- its superclass may be observable
  @State private var sketch = Sketch()

  var body: some View { Button("\(sketch.strokes)") { sketch.strokes += 1 } }
}
