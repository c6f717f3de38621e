import SwiftUI

final class LabelCache {
  var labels: [String: String] = [:]
}

struct AtlasLabel: View {
  let place: String
  // fine: unobserved-class-read-in-body -- written by the very update that reads it
  let cache: LabelCache

  var body: some View { Text(label) }

  private var label: String {
    if let known = cache.labels[place] { return known }
    let made = place.capitalized
    cache.labels[place] = made
    return made
  }
}
