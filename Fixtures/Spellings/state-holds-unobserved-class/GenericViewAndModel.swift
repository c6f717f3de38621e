import SwiftUI

final class Stack<Element> {
  var elements: [Element] = []
  func push(_ element: Element) { elements.append(element) }
}

struct StackView<Label: View>: View {
  @State private var stack = Stack<Int>()  // expect: state-holds-unobserved-class warning `@State`
  @ViewBuilder let label: (Int) -> Label

  var body: some View {
    label(stack.elements.count)
    Button("Push") { stack.push(1) }
  }
}
