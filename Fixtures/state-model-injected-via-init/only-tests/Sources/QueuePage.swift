import SwiftUI

@Observable final class QueueModel {
  var length = 0
}

struct QueuePage: View {
  @State private var queue: QueueModel

  init(queue: QueueModel) {
    // fine: state-model-injected-via-init -- only a test injects
    _queue = State(initialValue: queue)
  }

  var body: some View { Text("\(queue.length) waiting") }
}
