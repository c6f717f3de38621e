import Combine
import SwiftUI

@Observable final class BuoyModel {
  var height = 0.0

  func measure() async {
    await Task.yield()
    height = 1  // fine: published-write-off-main -- `@Observable` has no `@Published`
  }
}

final class BuoyStore: ObservableObject {
  @Published var name = ""
  private var cache: [String: Double] = [:]

  func measure() async {
    await Task.yield()
    cache["North"] = 1  // fine: published-write-off-main -- not published
  }
}

struct BuoyView: View {
  @State private var wave = 0.0

  var body: some View {
    Text("\(wave)").onAppear {
      DispatchQueue.global().async {
        wave = 2  // fine: published-write-off-main -- `@State` may be set from any thread
      }
    }
  }
}
