import SwiftUI

struct Collapsible<Header: View, Content: View>: View {
  @State var isShown = true  // expect: state-not-private warning `@State`
  @ViewBuilder var header: () -> Header
  @ViewBuilder var content: () -> Content

  var body: some View {
    VStack {
      header().onTapGesture { isShown.toggle() }
      if isShown { content() }
    }
  }
}

struct ChoiceList<Item: Hashable & CustomStringConvertible>: View {
  let items: [Item]
  @State var chosen: Set<Item> = []  // expect: state-not-private warning `@State`

  var body: some View {
    List(items, id: \.self, selection: $chosen) { item in Text(item.description) }
  }
}
