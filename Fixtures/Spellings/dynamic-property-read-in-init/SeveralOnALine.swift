import SwiftUI

struct CanvasTool: View {
  @Environment(\.undoManager) private var undo: UndoManager?
  @GestureState private var isPressed = false

  init() {
    #if os(macOS)
      undo?.levelsOfUndo = 10  // expect: dynamic-property-read-in-init warning `undo`
    #else
      undo?.levelsOfUndo = 5  // expect: dynamic-property-read-in-init warning `undo`
    #endif
    guard !isPressed else { return }  // expect: dynamic-property-read-in-init warning `isPressed`
  }

  var body: some View {
    Text(undo?.canUndo == true ? "Undo" : "Nothing")
      .gesture(LongPressGesture().updating($isPressed) { value, state, _ in state = value })
  }
}
