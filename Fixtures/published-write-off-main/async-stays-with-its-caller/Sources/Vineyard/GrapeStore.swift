import Combine
import SwiftUI

final class GrapeStore: ObservableObject {
  @Published var baskets = 0

  func load() async {
    await Task.yield()
    baskets = 3  // expect: published-write-off-main note `baskets = 3`
  }
}

struct GrapeView: View {
  @StateObject private var store = GrapeStore()

  var body: some View {
    Text("\(store.baskets)").task { await store.load() }
  }
}
