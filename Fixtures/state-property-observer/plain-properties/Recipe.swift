import SwiftUI

struct Recipe {
  // fine: state-property-observer -- a struct of its own: every write of it assigns this property
  var servings = 2 {
    didSet { flour = servings * 100 }
  }
  var flour = 200
}

struct RecipeView: View {
  @State private var recipe = Recipe()

  // fine: state-property-observer -- a computed property, not an observer
  private var servings: Int {
    get { recipe.servings }
    nonmutating set { recipe.servings = newValue }
  }

  var body: some View {
    Stepper("\(servings) servings, \(recipe.flour) g", value: $recipe.servings)
    Button("For six") { servings = 6 }
  }
}
