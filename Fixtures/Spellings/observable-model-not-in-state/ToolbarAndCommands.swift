import SwiftUI

@Observable final class Pen { var width = 2 }

struct PenTools: ToolbarContent {
  private let pen = Pen()  // expect: observable-model-not-in-state warning `pen`

  var body: some ToolbarContent {
    ToolbarItem { Button("Width \(pen.width)") { pen.width += 1 } }
  }
}

struct Canvas9: View {
  @State private var strokes = 0

  var body: some View {
    Stepper("\(strokes) strokes", value: $strokes).toolbar { PenTools() }
  }
}
