import Combine
import SwiftUI

final class Quarry: ObservableObject {
  @Published var stones: Int?

  func dig() async {
    // expect: published-write-off-main warning `stones = try? await count()`
    stones = try? await count()
  }

  private func count() async throws -> Int { 3 }
}
