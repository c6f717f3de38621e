import SwiftUI

struct Star: Identifiable {
  let id: Int
  var name: String
}

final class Notebook: ObservableObject {
  @Published var pages = 1
}

struct StarSheet: View {
  @EnvironmentObject private var notebook: Notebook
  let star: Star

  var body: some View { Button("\(star.name), page \(notebook.pages)") { notebook.pages += 1 } }
}

struct StarList: View {
  @StateObject private var notebook = Notebook()
  @State private var chosen: Star?
  let stars: [Star]

  var body: some View {
    List(stars) { star in
      Button(star.name) { chosen = star }
    }
    .environmentObject(notebook)  // expect: environment-below-presentation warning
    .sheet(item: $chosen, onDismiss: { notebook.pages = 1 }, content: { star in
      StarSheet(star: star)
    })
  }
}
