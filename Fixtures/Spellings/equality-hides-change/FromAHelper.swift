import SwiftUI

struct Loaf: Identifiable, Equatable {
  let id: Int
  var crust: String
  // expect: equality-hides-change warning `==`
  static func == (lhs: Loaf, rhs: Loaf) -> Bool { same(lhs, rhs) }
  private static func same(_ one: Loaf, _ other: Loaf) -> Bool { one.id == other.id }
}

struct Oven: View {
  @State private var loaf: Loaf?

  private var caption: String { loaf?.crust ?? "empty" }

  var body: some View {
    Text(caption)
    Button("Bake") { bake(Loaf(id: 1, crust: "dark")) }
  }

  private func bake(_ next: Loaf) { loaf = next }
}
