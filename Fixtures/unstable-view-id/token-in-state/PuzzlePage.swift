import SwiftUI

struct PuzzlePage: View {
  @State private var round = UUID()
  @State private var started = Date()
  @State private var seed = Int.random(in: 0...99)

  var body: some View {
    VStack {
      Tiles().id(round)  // fine: unstable-view-id -- kept, and only an action changes it
      Tiles().id(started)  // fine: unstable-view-id -- kept, and only an action changes it
        // fine: unstable-view-id -- kept, and only an action changes it
        .task(id: seed) { print("deal") }
        // fine: unstable-view-id -- kept, and only an action changes it
        .animation(.default, value: round)
      Button("New puzzle") {
        round = UUID()
        started = Date()
        seed = .random(in: 0...99)
      }
    }
  }
}

struct Tiles: View {
  @State private var moves = 0

  var body: some View { Button("\(moves) moves") { moves += 1 } }
}
