import Combine
import SwiftUI

final class Postcards: ObservableObject {
  @Published var towns: [String] = []
  @Published var isLoading = false

  func refresh() {
    Task {
      // Nothing says where this task runs, so it is not the main thread.
      isLoading = true  // expect: published-write-off-main warning `isLoading = true`
      let fetched = await fetch()
      towns = fetched  // expect: published-write-off-main warning `towns = fetched`
    }
  }

  private func fetch() async -> [String] { ["Lund"] }
}
