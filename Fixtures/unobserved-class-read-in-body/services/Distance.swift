import SwiftUI

final class DistanceWriter {
  var usesMiles = false

  func text(for metres: Double) -> String {
    usesMiles ? "\(metres / 1609) mi" : "\(metres / 1000) km"
  }
}

final class RouteCache {
  private var lengths: [String: Double] = [:]

  func length(of route: String) -> Double {
    if let known = lengths[route] { return known }
    let length = Double(route.count) * 1000
    lengths[route] = length
    return length
  }
}

struct RouteRow: View {
  let route: String
  let writer: DistanceWriter  // fine: unobserved-class-read-in-body -- only asked for a text
  let cache: RouteCache  // fine: unobserved-class-read-in-body -- a cache

  var body: some View { Text(writer.text(for: cache.length(of: route))) }
}
