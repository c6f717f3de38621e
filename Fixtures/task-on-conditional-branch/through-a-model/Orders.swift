import SwiftUI

@MainActor final class OrderStore: ObservableObject {
  @Published var isLoading = false
  @Published var orders = 0

  func refresh() async {
    isLoading = true
    orders = await fetch()
    isLoading = false
  }

  private func fetch() async -> Int { 4 }
}

struct Orders: View {
  @StateObject private var store = OrderStore()

  var body: some View {
    VStack {
      if store.isLoading {
        ProgressView()
      } else {
        Text("\(store.orders) orders")
          // expect: task-on-conditional-branch warning
          .task { await store.refresh() }
      }
    }
  }
}
