import Combine
import SwiftUI

final class Loom: ObservableObject {
  @Published var threads = 0

  func finish() {
    threads += 1
    // Says it once more when it is done.
    objectWillChange.send()
  }
}

struct LoomView: View {
  @ObservedObject var loom: Loom
  @State private var shown = 0

  var body: some View {
    Button("\(shown)") { loom.finish() }
      .onReceive(loom.objectWillChange) {
        shown = loom.threads  // fine: published-sink-reads-old-value -- announced by hand
      }
  }
}
