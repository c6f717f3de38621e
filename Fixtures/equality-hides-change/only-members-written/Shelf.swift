import SwiftUI

struct Jar: Identifiable, Equatable {
  let id: Int
  var level: Int
  // fine: equality-hides-change -- jars are changed in place, and that does notify
  static func == (lhs: Jar, rhs: Jar) -> Bool { lhs.id == rhs.id }
}

@Observable final class Shelf {
  var jars = [Jar(id: 1, level: 3)]

  func fill() {
    jars[0].level = 9
    jars.append(Jar(id: 2, level: 1))
  }
}

struct ShelfView: View {
  let shelf: Shelf

  var body: some View {
    List(shelf.jars) { jar in Text("\(jar.level)") }
    Button("Fill") { shelf.fill() }
  }
}
