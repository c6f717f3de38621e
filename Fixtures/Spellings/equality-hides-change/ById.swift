import SwiftUI

struct Moth: Identifiable, Hashable {
  var id = UUID()
  var wings = 4
  // expect: equality-hides-change warning `==`
  static func == (_ a: Self, _ b: Self) -> Bool { a.hashValue == b.hashValue }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

struct MothBox: View {
  @SwiftUI.State private var moths: [Moth] = []
  let caught: [Moth]

  var body: some View {
    ForEach(self.moths) { moth in Text("\(moth.wings)") }
    Button("Show") { self.moths = self.caught }
  }
}
