import SwiftUI

protocol Page: View {}

struct Box<Content: View>: Page {
  final class Lid: ObservableObject { @Published var isOpen = false }

  // expect: observed-object-created-in-view warning `@ObservedObject`
  @ObservedObject var lid = Lid()
  @ViewBuilder let content: () -> Content

  var body: some View { if lid.isOpen { content() } }
}

enum Boxes {
  final class Label: ObservableObject { @Published var text = "" }

  struct LabelView: View {
    // expect: observed-object-created-in-view warning `@ObservedObject`
    @ObservedObject var label = Boxes.Label()

    var body: some View { TextField("Label", text: $label.text) }
  }
}
