import Combine
import SwiftUI

final class Sorter: ObservableObject {
  @Published var names: [String] = []
  @Published var isBusy = false
  private let queue = DispatchQueue(label: "sorter")

  func sort() {
    isBusy = true  // fine: published-write-off-main -- on the caller's thread
    DispatchQueue.global(qos: .userInitiated).async {
      self.names.sort()  // expect: published-write-off-main warning `self.names.sort()`
    }
    queue.async {
      self.isBusy = false  // expect: published-write-off-main warning `self.isBusy = false`
    }
  }
}
