import SwiftUI

final class TileCache {
  var tiles: [String: Data] = [:]
}

private struct TileCacheKey: EnvironmentKey {
  // expect: unstable-environment-default warning `TileCache()`
  static var defaultValue: TileCache { TileCache() }
}

private struct RandomKey: EnvironmentKey {
  static var defaultValue: Double {
    // expect: unstable-environment-default warning `Double.random(in: 0...1)`
    Double.random(in: 0...1)
  }
}

extension EnvironmentValues {
  var tileCache: TileCache {
    get { self[TileCacheKey.self] }
    set { self[TileCacheKey.self] = newValue }
  }

  var grain: Double {
    get { self[RandomKey.self] }
    set { self[RandomKey.self] = newValue }
  }
}
