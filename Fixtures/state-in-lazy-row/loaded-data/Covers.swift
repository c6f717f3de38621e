// config: {"enable": ["state-in-lazy-row"]}
import SwiftUI

struct CoverRow: View {
  let url: URL
  @State private var picture: Data?  // expect: state-in-lazy-row note `@State`

  var body: some View {
    Text("\(picture?.count ?? 0) bytes")
      .task(id: url) { picture = try? await URLSession.shared.data(from: url).0 }
  }
}

struct Covers: View {
  let urls: [URL]

  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(urls, id: \.self) { url in CoverRow(url: url) }
      }
    }
  }
}
