import SwiftUI

struct CanvasPage: View {
  let painting: String
  @State private var notes = ""

  var body: some View {
    Text(notes)
      // fine: task-missing-id -- each painting is another view
      .task { notes = await read(painting) }
  }

  private func read(_ painting: String) async -> String { "About \(painting)" }
}

struct MuseumView: View {
  @State private var painting = "Dawn"

  var body: some View {
    VStack {
      CanvasPage(painting: painting)
        .padding()
        .id(painting)
      Button("Next") { painting = "Dusk" }
    }
  }
}
