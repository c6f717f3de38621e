import SwiftUI

struct Palette {
  var tint: Color
  var font: Font
  var spacing: Double
  var isDark: Bool
}

struct Tinted: ViewModifier {
  let theme: Palette  // expect: narrow-view-input note

  func body(content: Content) -> some View { content.foregroundStyle(theme.tint) }
}

struct Spaced<Content: View>: View {
  let theme: Palette  // expect: narrow-view-input note
  @ViewBuilder let content: () -> Content

  var body: some View { VStack(spacing: theme.spacing) { content() } }
}
