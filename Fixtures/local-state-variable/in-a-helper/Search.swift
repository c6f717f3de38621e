import SwiftUI

struct SearchPage: View {
  let title: String

  var body: some View {
    field
    results(for: title)
  }

  private var field: some View {
    @State var text = ""  // expect: local-state-variable warning `@State`
    return TextField("Search", text: $text)
  }

  private func results(for word: String) -> some View {
    @State var isOpen = true  // expect: local-state-variable warning `@State`
    return DisclosureGroup(word, isExpanded: $isOpen) { Text("None") }
  }
}
