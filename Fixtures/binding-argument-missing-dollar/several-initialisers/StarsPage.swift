import SwiftUI

struct Stars: View {
  private let count: Int
  private let change: ((Int) -> Void)?

  init(count: Int) {
    self.count = count
    change = nil
  }

  init(count: Binding<Int>) {
    self.count = count.wrappedValue
    change = { count.wrappedValue = $0 }
  }

  var body: some View {
    Button("\(count) stars") { change?(count + 1) }
  }
}

struct StarsPage: View {
  @State private var count = 3

  var body: some View {
    Stars(count: count)  // fine: binding-argument-missing-dollar -- there is an init for values
    Stars(count: $count)  // fine: binding-argument-missing-dollar -- and one for bindings
  }
}
