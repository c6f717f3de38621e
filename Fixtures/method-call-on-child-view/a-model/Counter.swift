// config: {"enable": ["method-call-on-child-view"]}
import Combine
import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
  func add() { count += 1 }
}

struct CounterPage: View {
  @StateObject private var counter = Counter()

  var body: some View {
    // fine: method-call-on-child-view -- an object, not a view
    Button("\(counter.count)") { counter.add() }
  }
}
