import SwiftUI

final class ScoreDocument: ObservableObject {
  let title: String
  private(set) var pages = 12
  @Published private(set) var composer: String
  @Published var zoom = 1.0

  init(title: String, composer: String) {
    self.title = title
    self.composer = composer
  }
}

struct ScoreTitle: View {
  // fine: unobserved-object-property -- a constant, and a property that nobody announces
  let document: ScoreDocument

  var body: some View { Text("\(document.title), \(document.pages) pages") }
}

struct ScoreComposer: View {
  // fine: unobserved-object-property -- published, and set by `init` alone
  let document: ScoreDocument

  var body: some View { Text(document.composer) }
}

struct ScoreZoom: View {
  let document: ScoreDocument  // expect: unobserved-object-property warning `document`

  var body: some View {
    VStack {
      Text("\(document.zoom)")
      Button("Closer") { document.zoom += 0.1 }
    }
  }
}
