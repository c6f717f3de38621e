import SwiftUI

struct Tilt: ViewModifier {
  @State private var angle: Double  // expect: state-without-initial-value error `@State`

  func body(content: Content) -> some View {
    content
      .rotationEffect(.degrees(angle))
      .onTapGesture { angle += 15 }
  }
}

struct PenTools: ToolbarContent {
  @State private var isThick: Bool  // expect: state-without-initial-value error `@State`

  var body: some ToolbarContent {
    ToolbarItem { Toggle("Thick", isOn: $isThick) }
  }
}

struct Sketch: View {
  var body: some View {
    Text("Sketch")
      .modifier(Tilt(angle: 15))
      .toolbar { PenTools(isThick: false) }
  }
}
