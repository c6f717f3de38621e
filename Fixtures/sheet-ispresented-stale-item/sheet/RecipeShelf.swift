import SwiftUI

struct Recipe: Identifiable {
  let id: Int
  var name: String
}

struct RecipeShelf: View {
  let recipes: [Recipe]
  @State private var opened: Recipe?
  @State private var isOpen = false

  var body: some View {
    List(recipes) { recipe in
      Button(recipe.name) {
        opened = recipe
        isOpen = true
      }
    }
    // expect: sheet-ispresented-stale-item warning `$isOpen`
    .sheet(isPresented: $isOpen) {
      if let opened { Text("Cook \(opened.name)") }
    }
  }
}
