// config: {"enable": ["observable-not-main-actor"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

// fine: observable-not-main-actor -- made to be shared between threads
@Observable final class Cache: @unchecked Sendable {
  @ObservationIgnored private let lock = NSLock()
  private var entries: [String: Int] = [:]

  var count: Int { lock.withLock { entries.count } }

  func fill() async { lock.withLock { entries["a"] = 1 } }
}

struct CachePage: View {
  let cache: Cache

  var body: some View { Text("\(cache.count)").task { await cache.fill() } }
}
