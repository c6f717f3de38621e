import SwiftUI

struct Jar: Identifiable { let id: Int }

struct Shelf: View {
  @State private var jars = [Jar(id: 1)]

  var body: some View {
    List {
      // fine: foreach-nonconstant-range -- elements, no range
      ForEach(jars) { jar in Text("\(jar.id)") }
      Text(numbers())
      Button("Fill") { jars.append(Jar(id: jars.count + 1)) }
    }
  }

  private func numbers() -> String {
    // fine: foreach-nonconstant-range -- a loop of the language
    (0..<jars.count).map(String.init).joined()
  }
}
