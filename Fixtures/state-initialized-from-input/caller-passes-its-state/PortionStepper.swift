import SwiftUI

struct PortionStepper: View {
  @State private var portions: Int

  init(portions: Int) {
    // expect: state-initialized-from-input warning `_portions = State(initialValue: portions)`
    _portions = State(initialValue: portions)
  }

  var body: some View { Stepper("\(portions) portions", value: $portions) }
}

struct Recipe {
  var title = "Dal"
  var portions = 4
}

struct RecipeView: View {
  @State private var recipe = Recipe()

  var body: some View {
    VStack {
      TextField("Title", text: $recipe.title)
      PortionStepper(portions: recipe.portions)
      Button("For a crowd") { recipe.portions = 12 }
    }
  }
}
