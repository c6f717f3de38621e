import Combine
import SwiftUI

enum Depot {
  @Observable final class Stack<Item> {
    @Published var items: [Item] = []  // expect: property-wrapper-in-observable error `@Published`
  }

  struct Panel<Label: View>: View {
    let stack: Stack<Int>
    let label: (Int) -> Label

    var body: some View { label(stack.items.count) }
  }
}
