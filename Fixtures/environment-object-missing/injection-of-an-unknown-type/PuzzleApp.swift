import PuzzleKit
import SwiftUI

final class Pieces: ObservableObject {
  @Published var left = 500
}

@Observable final class Frame {
  var isDone = false
}

struct PuzzlePage: View {
  @EnvironmentObject private var pieces: Pieces  // fine: environment-object-missing -- a generic T
  // fine: environment-object-missing -- what `PuzzleBox` gives can be a `Frame`
  @Environment(Frame.self) private var frame

  var body: some View {
    Button("\(pieces.left) \(frame.isDone ? "done" : "open")") {
      pieces.left -= 1
      frame.isDone.toggle()
    }
  }
}

struct Supplied<Model: ObservableObject, Content: View>: View {
  let model: Model
  @ViewBuilder let content: () -> Content

  var body: some View { content().environmentObject(model) }
}

@main struct PuzzleApp: App {
  @StateObject private var pieces = Pieces()

  var body: some Scene {
    WindowGroup {
      Supplied(model: pieces) { PuzzlePage() }
        .environment(PuzzleBox.current.frame)
    }
  }
}
