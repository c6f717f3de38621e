// config: {"enable": ["observable-unchecked-sendable"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

// fine: observable-unchecked-sendable -- no view follows it
final class Cache: @unchecked Sendable {
  var entries: [String: Int] = [:]
}

struct CachePage: View {
  let count: Int

  var body: some View { Text("\(count)") }
}
