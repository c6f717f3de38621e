import DrawingKit
import SwiftUI

final class Sketch: DrawingDocument {
  var strokes = 0
}

@Tracking final class Easel {
  var height = 0
}

actor Gallery {
  var visitors = 0
}

struct SketchPage: View {
  let sketch: Sketch  // fine: unobserved-class-read-in-body -- its superclass may be observable
  let easel: Easel  // fine: unobserved-class-read-in-body -- the macro may make it observable
  let gallery: Gallery  // fine: unobserved-class-read-in-body -- an actor
  @State private var visitors = 0

  var body: some View {
    Button("\(sketch.strokes) \(easel.height) \(visitors)") {
      sketch.strokes += 1
      easel.height += 1
    }
    .task { visitors = await gallery.visitors }
  }
}
