import SwiftUI

protocol Card: View {}

struct Postcard<Message: View>: Card {
  @ViewBuilder let message: () -> Message

  var body: some View {
    message().id(UUID())  // expect: unstable-view-id warning `UUID()`
  }
}

enum Albums {
  struct Cover: View {
    @State private var isOpen = false

    var body: some View {
      Toggle("Open", isOn: $isOpen).id(UUID())  // expect: unstable-view-id warning `UUID()`
    }
  }
}

struct CardTools: ToolbarContent {
  var body: some ToolbarContent {
    ToolbarItem { Text("Cards").id(UUID()) }  // expect: unstable-view-id warning `UUID()`
  }
}

struct Stamped: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.id(UUID())  // expect: unstable-view-id warning `UUID()`
  }
}
