import SwiftData
import SwiftUI

@Model final class Recipe {
  var title: String
  var servings = 2
  init(title: String) { self.title = title }
}

struct RecipeList: View {
  // fine: state-not-private -- a query, not state
  @Query(sort: \Recipe.title) var recipes: [Recipe]
  // fine: state-holds-unobserved-class -- a model is observable
  @State private var selected: Recipe?
  @Environment(\.modelContext) private var context

  var body: some View {
    List(recipes) { recipe in
      Button("\(recipe.title) for \(recipe.servings)") {
        recipe.servings += 1
        selected = recipe
      }
    }
    .toolbar { Button("Delete \(selected?.title ?? "")") { if let selected { context.delete(selected) } } }
  }
}

struct RecipeForm: View {
  @Bindable var recipe: Recipe

  var body: some View {
    let _ = (recipe.servings = 4)  // expect: state-write-in-body error `recipe.servings = 4`
    TextField("Title", text: $recipe.title)
  }
}
