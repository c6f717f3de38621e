import SwiftUI

enum Covers {
  static func warm(_ url: URL) {}
}

struct CoverImage: View {
  let url: URL

  init(url: URL) {
    self.url = url
    // expect: side-effect-in-body warning
    DispatchQueue.global().async { Covers.warm(url) }
  }

  var body: some View {
    load()
    return Text(url.path)
  }

  private func load() {
    // expect: side-effect-in-body warning
    URLSession.shared.dataTask(with: url) { _, _, _ in Covers.warm(url) }.resume()
  }
}
