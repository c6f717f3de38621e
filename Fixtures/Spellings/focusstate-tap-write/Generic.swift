import SwiftUI

struct Selectable<Item: Hashable, Content: View>: View {
  let item: Item
  @FocusState.Binding var focused: Item?
  @ViewBuilder let content: () -> Content

  var body: some View {
    content()
      .focusable()
      .focused($focused, equals: item)
      .onTapGesture { focused = item }  // expect: focusstate-tap-write note
  }
}
