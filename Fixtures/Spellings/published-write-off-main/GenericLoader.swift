import Combine
import SwiftUI

protocol Loading: ObservableObject {}

public final class Loader<Value>: Loading {
  @Published public private(set) var state: Result<Value, any Error>?
  private let fetch: () async throws -> Value

  public init(fetch: @escaping () async throws -> Value) { self.fetch = fetch }

  public func load() async {
    do {
      let value = try await fetch()
      state = .success(value)  // expect: published-write-off-main warning `state = .success(value)`
    } catch {
      state = .failure(error)  // expect: published-write-off-main warning `state = .failure(error)`
    }
  }
}
