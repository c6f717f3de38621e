import SwiftUI

struct Dimmed: ViewModifier {
  let level: Double

  func body(content: Content) -> some View {
    return AnyView(content.opacity(level))  // expect: anyview-erases-identity note
  }
}

struct Wrapped<Content: View>: View {
  @ViewBuilder let content: () -> Content

  var body: some View { AnyView(content()) }  // expect: anyview-erases-identity note
}

struct Plain: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    AnyView(configuration.label)  // expect: anyview-erases-identity note
  }
}
