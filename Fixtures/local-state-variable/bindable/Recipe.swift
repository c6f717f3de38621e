import SwiftUI

@Observable final class RecipeModel: Identifiable {
  let id: Int
  var title = ""
  init(id: Int) { self.id = id }
}

struct RecipeList: View {
  @State private var recipes = [RecipeModel(id: 1), RecipeModel(id: 2)]

  var body: some View {
    List(recipes) { recipe in
      @Bindable var recipe = recipe  // fine: local-state-variable -- the form that Apple shows
      TextField("Title", text: $recipe.title)
    }
    .toolbar { Button("Add") { recipes.append(RecipeModel(id: 3)) } }
  }
}
