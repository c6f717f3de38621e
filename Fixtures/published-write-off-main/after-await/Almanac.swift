import Combine
import SwiftUI

final class Almanac: ObservableObject {
  @Published private(set) var entry: String?

  func open(_ url: URL) async throws {
    let (data, _) = try await URLSession.shared.data(from: url)
    let text = String(decoding: data, as: UTF8.self)
    entry = text  // expect: published-write-off-main warning `entry = text`
  }
}
