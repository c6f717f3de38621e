import SwiftUI

struct TitleBox {
  var title: String
  var shown = ""

  mutating func show() {
    shown = title  // fine: onappear-copies-input -- not a view, and no state
  }
}

struct TitleView: View {
  @State private var box = TitleBox(title: "Atlas")

  var body: some View {
    Text(box.shown).onAppear { box.show() }
  }
}
