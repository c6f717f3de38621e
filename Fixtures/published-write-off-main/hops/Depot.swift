import Combine
import SwiftUI

final class Depot: ObservableObject {
  @Published var parcels = 0

  func count(_ url: URL) {
    URLSession.shared.dataTask(with: url) { _, _, _ in
      DispatchQueue.main.async {
        self.parcels = 1  // fine: published-write-off-main -- the main queue
      }
      Task { @MainActor in
        self.parcels = 2  // fine: published-write-off-main -- the main actor
      }
      OperationQueue.main.addOperation {
        self.parcels = 3  // fine: published-write-off-main -- the main queue
      }
    }.resume()
  }

  func count() async {
    await Task.yield()
    await MainActor.run {
      parcels = 4  // fine: published-write-off-main -- the main actor
    }
  }
}
