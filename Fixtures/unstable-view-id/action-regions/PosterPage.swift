import SwiftUI

struct PosterPage: View {
  @State private var image: Image?
  @State private var token = UUID()

  var body: some View {
    VStack {
      image
      Text("Poster").id(token)
      Button("Export") {
        // fine: unstable-view-id -- runs once for each tap
        let renderer = ImageRenderer(content: Text("Poster").id(UUID()))
        if let made = renderer.cgImage { image = Image(decorative: made, scale: 1) }
      }
      Button("Again") { token = UUID() }
    }
    .onAppear { token = UUID() }
  }
}
