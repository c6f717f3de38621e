import SwiftUI

@Observable final class Recipe: Identifiable {
  var title: String
  init(title: String) { self.title = title }
}

struct RecipeEditor: View {
  @Bindable var recipe: Recipe
  let onSave: () -> Void

  var body: some View {
    TextField("Title", text: $recipe.title)
    Button("Save", action: onSave)
  }
}

struct RecipeBook: View {
  @State private var recipes: [Recipe] = []
  @State private var isEditing = false

  var body: some View {
    List(recipes) { Text($0.title) }
    addButton
  }

  private var addButton: some View {
    Button("Add") { isEditing = true }
      .sheet(isPresented: $isEditing) { editor }
  }

  @ViewBuilder private var editor: some View {
    let draft = Recipe(title: "")  // expect: object-created-in-body note `Recipe(title: "")`
    RecipeEditor(recipe: draft) {
      recipes.append(draft)
      isEditing = false
    }
  }
}
