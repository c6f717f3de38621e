import SwiftUI

struct Highlight: ViewModifier {
  @State var tint: Color  // expect: state-passed-by-parent warning `@State`

  func body(content: Content) -> some View {
    content.background(tint).onTapGesture { tint = .clear }
  }
}

struct Verse: View {
  @State private var isMarked = false

  var body: some View {
    Text("The rain in Spain")
      .modifier(Highlight(tint: isMarked ? .yellow : .clear))
      .onLongPressGesture { isMarked.toggle() }
  }
}
