import SwiftData
import SwiftUI

@Model final class Recipe {
  var title = "Soup"
  @Transient var isOpen = false  // fine: untracked-observable-property -- SwiftData's own attribute
  init() {}
}

struct RecipeView: View {
  let recipe: Recipe

  var body: some View {
    Button(recipe.isOpen ? recipe.title : "…") { recipe.isOpen.toggle() }
  }
}
