import SwiftUI

@Observable final class Thumbnails {
  var names: [String] = []
  @ObservationIgnored private var cache: [String: Image] = [:]
  @ObservationIgnored private lazy var fallback = Image(systemName: "photo")

  func image(named name: String) -> Image {
    if let known = cache[name] { return known }
    cache[name] = Image(name)
    return cache[name] ?? fallback
  }

  var hitCount: Int {
    hits += 1
    return hits
  }

  @ObservationIgnored private var hits = 0
}

struct ThumbnailView: View {
  let thumbnails: Thumbnails

  var body: some View {
    VStack {
      thumbnails.image(named: "cat")  // fine: model-mutation-in-body -- fills an ignored cache
      // fine: model-mutation-in-body -- a getter that keeps notes for itself
      Text("\(thumbnails.hitCount)")
    }
  }
}
