import SwiftUI

@MainActor final class Palette: ObservableObject {
  static let `default` = Palette()
  static let shared = Palette()
  @Published var tint = "red"
  @Published var shade = 1
  func mix() {
    tint = "orange"
    shade += 1
  }
}

struct TintName: View {
  private let palette: Palette = .shared  // expect: unobserved-object-property warning `palette`

  var body: some View { Button(palette.tint) { palette.mix() } }
}

struct ShadeName: View {
  var body: some View {
    // expect: unobserved-object-property warning `Palette.default.shade`
    Text("\(Palette.default.shade)")
  }
}

struct ShadeLine: View {
  var body: some View { Text(line) }

  // expect: unobserved-object-property warning `Palette.shared.tint`
  private var line: String { "in " + Palette.shared.tint }
}
