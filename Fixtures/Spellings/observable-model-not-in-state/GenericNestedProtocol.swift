import SwiftUI

protocol Sheet: View {}

struct Drawer<Content: View>: Sheet {
  @Observable final class Handle { var isPulled = false }

  private let handle = Handle()  // expect: observable-model-not-in-state warning `handle`
  @ViewBuilder let content: () -> Content

  var body: some View {
    Button("Pull") { handle.isPulled.toggle() }
    if handle.isPulled { content() }
  }
}

@Observable final class Stack<Element> { var elements: [Element] = [] }

struct PlateStack: View {
  private let plates = Stack<String>()  // expect: observable-model-not-in-state warning `plates`

  var body: some View { Button("\(plates.elements.count)") { plates.elements.append("Blue") } }
}
