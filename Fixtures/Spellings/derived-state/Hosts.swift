import SwiftUI

struct Dimmer: ViewModifier {
  let level: Int
  @State private var opacity = 1.0  // expect: derived-state note

  func body(content: Content) -> some View {
    content
      .opacity(opacity)
      .onChange(of: level, initial: true) { opacity = Double(level) / 10 }
  }
}

struct Tally<Label: View>: View {
  @Binding var count: Int
  @ViewBuilder let label: () -> Label
  @State private var text = ""  // expect: derived-state note

  var body: some View {
    VStack {
      label()
      Button(text) { count += 1 }
    }
    .onChange(of: count) { text = "\(count) times" }
  }
}
